// Power gems. Where power is a mark, it is on every gem that is part of four of its color in a square.

import { flood } from '../falling/grid.ts';
import { at, type Board, COLS, isNormal, NEIGHBORS, ROWS } from './board.ts';
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

/** For each cell the number of its color if it is part of a power gem, otherwise 0. */
export function powerOf({ board, slabs }: Field, rules: Rules): number[] {
  if (rules.slabs === null) return markSquares(board);
  const power = board.map(() => 0);
  for (const cell of slabs.flatMap(cellsOf)) power[cell] = board[cell];
  return power;
}

function markSquares(board: Board): number[] {
  const power = board.map(() => 0);
  for (let cell = 0; cell < at(ROWS - 1, 0); cell++) {
    const color = board[cell];
    if (!isNormal(color) || cell % COLS === COLS - 1) continue;
    const square = [cell, cell + 1, cell + COLS, cell + COLS + 1];
    if (square.every((one) => board[one] === color)) for (const one of square) power[one] = color;
  }
  return power;
}

/** The cells of each power gem: of each slab, or of all marked gems of one color that touch. */
export function powerGroups(field: Field, rules: Rules): readonly (readonly number[])[] {
  if (rules.slabs !== null) return field.slabs.map(cellsOf);
  const power = powerOf(field, rules);
  const seen = new Uint8Array(power.length);
  return power.flatMap((color, cell) =>
    color === 0 || seen[cell] === 1 ? [] : [flood(power, cell, power.length, NEIGHBORS, seen)],
  );
}
