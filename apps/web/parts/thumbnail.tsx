import { type Board, COLS } from '@rensa/games/puyo';
import { paintBoard } from '@rensa/stage';
import { lookOf } from '../look.ts';
import { settings } from '../settings.ts';
import { Drawing } from './drawing.tsx';

const CELL = 8;
const ROWS = 6;

/** The lower half of a board, small. */
export function Thumbnail({ board }: { readonly board: Board }) {
  const look = lookOf(settings.value);
  return (
    <Drawing
      class="thumbnail"
      width={COLS * CELL}
      height={ROWS * CELL}
      paint={(pen, ratio) => paintBoard(pen, board, CELL, look, ratio, ROWS)}
    />
  );
}
