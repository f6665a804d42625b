// Which gems are power gems. Where power is a mark, it is on every gem that is part of four of its colour in a square.

import { flood } from '../falling/grid.ts';
import { at, type Board, COLS, isNormal, NEIGHBOURS, ROWS } from './board.ts';
import type { Rules } from './rules.ts';
import { cellsOf, fuseSlabs, type Slab } from './slab.ts';

/** A board, and the rigid power gems on it. */
export interface Field {
  readonly board: Board;
  readonly slabs: readonly Slab[];
}

/** The rigid power gems of a field at rest; none where power is a mark. */
export function fuse({ board, slabs }: Field, rules: Rules): readonly Slab[] {
  return rules.slabs === null ? slabs : fuseSlabs(board, slabs, rules.slabs.rows);
}

/** For each cell the number of its colour if it is part of a power gem, otherwise 0. */
export function powerOf({ board, slabs }: Field, rules: Rules): number[] {
  const power = board.map(() => 0);
  const mark = (cell: number): void => void (power[cell] = board[cell] as number);
  if (rules.slabs === null) markSquares(board, mark);
  else slabs.flatMap(cellsOf).forEach(mark);
  return power;
}

function markSquares(board: Board, mark: (cell: number) => void): void {
  for (let row = 0; row < ROWS - 1; row++) {
    for (let col = 0; col < COLS - 1; col++) {
      const square = cellsOf({ col, row, w: 2, h: 2 });
      const color = board[at(row, col)] as number;
      if (isNormal(color) && square.every((cell) => board[cell] === color)) square.forEach(mark);
    }
  }
}

/** The cells of each power gem: of each slab, or of all marked gems of one colour that touch. */
export function powerGroups(field: Field, rules: Rules): readonly (readonly number[])[] {
  if (rules.slabs !== null) return field.slabs.map(cellsOf);
  const power = powerOf(field, rules);
  const seen = new Uint8Array(power.length);
  return power.flatMap((color, cell) =>
    color === 0 || seen[cell] === 1 ? [] : [flood(power, cell, power.length, NEIGHBOURS, seen)],
  );
}
