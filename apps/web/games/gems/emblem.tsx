import { crashOf } from '@rensa/games/gems';
import { paintGem } from '@rensa/stage/gems';
import { lookOf } from '../../base/look.ts';
import { settings } from '../../base/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';

const [GREEN, YELLOW] = [2, 4];

/** A gem, and one that breaks gems. */
export function GemsEmblem({ size }: { readonly size: number }) {
  const look = { ...lookOf(settings.value), marks: false };
  const paint = (pen: CanvasRenderingContext2D, ratio: number): void => {
    paintGem(pen, GREEN, { look, cell: size, ratio });
    paintGem(pen, crashOf(YELLOW), { look, cell: size, ratio, at: { x: size, y: 0 } });
  };
  return <Drawing width={2 * size} height={size} paint={paint} />;
}
