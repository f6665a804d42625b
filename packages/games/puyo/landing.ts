import { type Board, isFree } from './board.ts';
import { childCol, childRow, type Pair } from './pair.ts';

export interface Spot {
  readonly row: number;
  readonly col: number;
}

/** Where axis and child would come to rest if the pair were dropped now: each falls on its own. */
export function landing(board: Board, pair: Pair): { readonly axis: Spot; readonly child: Spot } {
  const col = childCol(pair);
  const axisRow = restRow(board, pair.row, pair.col);
  const childRest = restRow(board, childRow(pair), col);
  const below = pair.facing === 2 ? 1 : 0;
  const above = pair.facing === 0 ? 1 : 0;
  return { axis: { row: axisRow + below, col: pair.col }, child: { row: childRest + above, col } };
}

/** The lowest row that something falling from here reaches. */
function restRow(board: Board, row: number, col: number): number {
  while (isFree(board, row - 1, col)) row--;
  return row;
}
