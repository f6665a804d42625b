import { type Board, COLS } from '@rensa/games/puyo';
import { paintBoard } from '@rensa/stage/puyo';
import { lookOf } from '../../../base/look.ts';
import { settings } from '../../../base/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';

const CELL = 8;
const ROWS = 6;

/** The lower part of a field, small. */
export function NazoThumb({ board }: { readonly board: Board }) {
  const look = lookOf(settings.value);
  return (
    <Drawing
      class="nazo-thumb"
      width={COLS * CELL}
      height={ROWS * CELL}
      paint={(pen, ratio) => paintBoard(pen, board, { look, cell: CELL, ratio, rows: ROWS })}
    />
  );
}
