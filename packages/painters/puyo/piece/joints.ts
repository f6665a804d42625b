// How the cells of a board hang together.

import { at, type Board, COLS, isColor, ROWS } from '@rensa/games/puyo';
import { AROUND, reduce } from './mask.ts';
import type { Joint } from './pieces.ts';

/** Are these two neighbors joined? Asked only for cells of one color. */
export type Linked = (index: number, other: number) => boolean;

/** Everything of one color below a row is joined. */
export function linkedBelow(row: number): Linked {
  const end = at(row, 0);
  return (index, other) => index < end && other < end;
}

/** `growing` says how far the neck between two cells is, from 0 to 1; 1 is grown. */
export function jointAt(board: Board, index: number, linked: Linked, growing?: Growing): Joint {
  const cell = board[index] as number;
  if (!isColor(cell)) return { cell, mask: 0, growing: 0, step: 0 };
  let mask = 0;
  AROUND.forEach(({ x, y }, bit) => {
    const other = neighbor(index, x, -y);
    if (other !== undefined && board[other] === cell && linked(index, other)) mask |= 1 << bit;
  });
  return { cell, mask: reduce(mask), ...grownAt(index, mask, growing) };
}

/** The step of growth that the neck between two cells is at, or undefined when it is grown. */
export type Growing = (index: number, other: number) => number | undefined;

function grownAt(index: number, mask: number, growing: Growing | undefined): { growing: number; step: number } {
  const out = { growing: 0, step: 0 };
  if (growing === undefined) return out;
  for (let bit = 0; bit < 8; bit += 2) {
    const { x, y } = AROUND[bit] as { x: number; y: number };
    const other = neighbor(index, x, -y);
    if ((mask & (1 << bit)) === 0 || other === undefined) continue;
    const step = growing(index, other);
    if (step === undefined) continue;
    out.growing |= 1 << bit;
    out.step = Math.max(out.step, step);
  }
  return out;
}

/** `x` columns to the right and `up` rows above, where that is on the board. */
export function neighbor(index: number, x: number, up: number): number | undefined {
  const col = (index % COLS) + x;
  const row = Math.floor(index / COLS) + up;
  return col < 0 || col >= COLS || row < 0 || row >= ROWS ? undefined : at(row, col);
}

/** All cells that hang together with this one. */
export function component(board: Board, start: number, linked: Linked): number[] {
  const cells = [start];
  for (let i = 0; i < cells.length; i++) {
    const index = cells[i] as number;
    for (let bit = 0; bit < 8; bit += 2) {
      const { x, y } = AROUND[bit] as { x: number; y: number };
      const other = neighbor(index, x, -y);
      if (other === undefined || cells.includes(other) || board[other] !== board[start]) continue;
      if (isColor(board[other] as number) && linked(index, other)) cells.push(other);
    }
  }
  return cells;
}
