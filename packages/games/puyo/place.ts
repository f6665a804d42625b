import { at, type Board, CEILING, type Cell, COLS, EMPTY, OJAMA } from './board.ts';
import type { Colors } from './pair.ts';
import type { Rules } from './rules.ts';
import { looseRows } from './settle.ts';

/** A drop: the column of the axis, and the place of the child: 0 above, 1 right, 2 below, 3 left. */
export interface Aim {
  readonly col: number;
  readonly rot: number;
}

/** The column of the child. */
export function otherCol({ col, rot }: Aim): number {
  return col + (rot === 1 ? 1 : rot === 3 ? -1 : 0);
}

/** A board at rest with a pair dropped onto it, before anything pops. What would rest above row 13 is gone. */
export function placePair(board: Board, { axis, child }: Colors, aim: Aim, rules: Rules): Board {
  const out: Cell[] = [...board];
  const other = otherCol(aim);
  const [axisRow, childRow] = [heightOf(board, aim.col, rules), heightOf(board, other, rules)];
  put(out, axisRow + (aim.rot === 2 ? 1 : 0), aim.col, axis);
  put(out, childRow + (aim.rot === 0 ? 1 : 0), other, child);
  return out;
}

/** A board at rest with ojama dropped onto each column. What would rest above row 12 is gone. */
export function dropOjama(board: Board, counts: readonly number[], rules: Rules): Board {
  const out: Cell[] = [...board];
  counts.forEach((count, col) => {
    const height = heightOf(board, col, rules);
    for (let row = height; row < Math.min(height + count, CEILING); row++) out[at(row, col)] = OJAMA;
  });
  return out;
}

/** Filled rows of a column at rest; what a ceiling keeps is no part of it. */
export function heightOf(board: Board, col: number, rules: Rules): number {
  let height = looseRows(rules);
  while (height > 0 && board[at(height - 1, col)] === EMPTY) height--;
  return height;
}

function put(board: Cell[], row: number, col: number, cell: Cell): void {
  if (row <= CEILING && col >= 0 && col < COLS && board[at(row, col)] === EMPTY) board[at(row, col)] = cell;
}
