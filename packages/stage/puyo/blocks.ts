// Cells that fall and land together: joined, of one colour, over the same distance.

import { at, COLS, type Fall, isColor } from '@rensa/games/puyo';
import { type Flight, staggered } from '../falling/block.ts';
import { neighbour } from './joints.ts';

export function flightsOf(falls: readonly Fall[], now: number): Flight[] {
  const left = new Map(falls.map((fall) => [at(fall.to, fall.col), fall]));
  const flights: Flight[] = [];
  for (const [index, fall] of left) {
    const cells = gather(left, index, fall);
    flights.push({ cell: fall.cell, cells, rows: fall.from - fall.to, start: now, ticks: fall.ticks });
  }
  return flights;
}

/** Takes everything out of `left` that flies with this fall. */
function gather(left: Map<number, Fall>, first: number, { cell, from, to, ticks }: Fall): number[] {
  const cells = [first];
  left.delete(first);
  if (!isColor(cell)) return cells;
  for (const index of cells) {
    for (const [x, up] of SIDES) {
      const other = neighbour(index, x, up);
      const fall = other === undefined ? undefined : left.get(other);
      if (other === undefined || fall === undefined || fall.cell !== cell) continue;
      if (fall.ticks !== ticks || fall.from - fall.to !== from - to) continue;
      left.delete(other);
      cells.push(other);
    }
  }
  return cells;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

export function rainOf(falls: readonly Fall[], now: number): Flight[] {
  return staggered(flightsOf(falls, now), COLS);
}
