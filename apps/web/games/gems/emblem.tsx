import { crashOf } from '@rensa/games/gems';
import { paintGem } from '@rensa/painters/gems';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';

const [GREEN, YELLOW] = [2, 4];
/** Share of its cell: there is room for its halo. */
const ORB = 0.8;

/** A gem, and one that breaks gems; their shadows reach below their cells. */
export function GemsEmblem({ size }: { readonly size: number }) {
  const look = { ...lookOf(settings.value), marks: false };
  const paint = (pen: CanvasRenderingContext2D, ratio: number): void => {
    paintGem(pen, GREEN, { look, cell: size, ratio });
    const y = ((1 - ORB) / 2) * size;
    paintGem(pen, crashOf(YELLOW), { look, cell: ORB * size, ratio, at: { x: size + y, y } });
  };
  return <Drawing width={2 * size} height={1.07 * size} paint={paint} />;
}
