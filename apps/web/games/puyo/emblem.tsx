import { parseBoard } from '@rensa/games/puyo';
import { paintBoard } from '@rensa/painters/puyo';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';

const PAIR = parseBoard('RR');

/** Two puyos that are joined; their shadow reaches below their cells. */
export function PuyoEmblem({ size }: { readonly size: number }) {
  const look = { ...lookOf(settings.value), eyes: false, marks: false };
  return (
    <Drawing
      width={2 * size}
      height={1.07 * size}
      paint={(pen, ratio) => paintBoard(pen, PAIR, { look, cell: size, ratio, rows: 1 })}
    />
  );
}
