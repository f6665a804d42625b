// Joints between the cells of a board.

import { at, type Board, COLS, isColor, ROWS } from '@rensa/games/puyo';
import type { Bridge } from '../../canvas/look.ts';
import { AROUND, reduce } from './mask.ts';
import type { Joint } from './pieces.ts';

/** True if these two neighbors are joined; called only for puyos of any color. */
export type Linked = (index: number, other: number) => boolean;

/** Joins all neighbors below a row: those of one color, or of any. */
export function linkedBelow(row: number, board: Board, { across }: Pick<Bridge, 'across'>): Linked {
  const end = at(row, 0);
  return (index, other) => index < end && other < end && (across || board[index] === board[other]);
}

/** Joint of a cell; `growing` tells the necks that still grow. */
export function jointAt(board: Board, index: number, linked: Linked, growing?: Growing): Joint {
  const cell = board[index];
  if (!isColor(cell)) return { cell, mask: 0, growing: 0, step: 0 };
  let mask = 0;
  AROUND.forEach(({ x, y }, bit) => {
    const other = neighbor(index, x, -y);
    if (other !== undefined && isColor(board[other]) && linked(index, other)) mask |= 1 << bit;
  });
  return { cell, mask: reduce(mask), ...grownAt(index, mask, growing) };
}

/** Step of growth of the neck between two cells, or undefined for a grown one. */
export type Growing = (index: number, other: number) => number | undefined;

function grownAt(index: number, mask: number, growing: Growing | undefined): { growing: number; step: number } {
  const out = { growing: 0, step: 0 };
  if (growing === undefined) return out;
  for (let bit = 0; bit < 8; bit += 2) {
    const { x, y } = AROUND[bit];
    const other = neighbor(index, x, -y);
    if ((mask & (1 << bit)) === 0 || other === undefined) continue;
    const step = growing(index, other);
    if (step === undefined) continue;
    out.growing |= 1 << bit;
    out.step = Math.max(out.step, step);
  }
  return out;
}

/** Cell `x` columns to the right and `up` rows above; undefined outside the board. */
export function neighbor(index: number, x: number, up: number): number | undefined {
  const col = (index % COLS) + x;
  const row = Math.floor(index / COLS) + up;
  return col < 0 || col >= COLS || row < 0 || row >= ROWS ? undefined : at(row, col);
}

/** Cells of its color that are joined to this one, directly or through others, and the cell itself. */
export function component(board: Board, start: number, linked: Linked): number[] {
  const cells = [start];
  for (let i = 0; i < cells.length; i++) {
    const index = cells[i];
    for (let bit = 0; bit < 8; bit += 2) {
      const { x, y } = AROUND[bit];
      const other = neighbor(index, x, -y);
      if (other === undefined || cells.includes(other) || board[other] !== board[start]) continue;
      if (isColor(board[other]) && linked(index, other)) cells.push(other);
    }
  }
  return cells;
}
