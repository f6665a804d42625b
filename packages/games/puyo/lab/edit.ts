// Changes to a whole board. None of them lets anything fall.

import { flood } from '../../falling/grid.ts';
import { at, type Board, type Cell, COLS, EMPTY, NEIGHBORS, ROWS } from '../board.ts';

/** Left and right change places. */
export function mirrored(board: Board): Board {
  return board.map((_, i) => board[i - (i % COLS) + (COLS - 1 - (i % COLS))]);
}

/** The board moved `right` columns to the right and `up` rows up. What leaves it is gone. */
export function shifted(board: Board, right: number, up: number): Board {
  return board.map((_, i) => {
    const [row, col] = [Math.floor(i / COLS) - up, (i % COLS) - right];
    return row >= 0 && row < ROWS && col >= 0 && col < COLS ? board[at(row, col)] : EMPTY;
  });
}

/** Two kinds of cells change places everywhere. */
export function recolored(board: Board, one: Cell, other: Cell): Board {
  return board.map((cell) => (cell === one ? other : cell === other ? one : cell));
}

/** The cell and everything like it that it touches become this. */
export function filled(board: Board, index: number, cell: Cell): Board {
  const group = new Set(flood(board, index, ROWS * COLS, NEIGHBORS, new Uint8Array(ROWS * COLS)));
  return board.map((old, i) => (group.has(i) ? cell : old));
}
