// Cells that fall and land together: joined, of one colour, over the same distance.

import { at, COLS, type Fall, isColor } from '@rensa/games/puyo';
import { neighbour } from './joints.ts';

export interface Lump {
  readonly cell: number;
  /** Where they rest, as board indices. */
  readonly cells: readonly number[];
}

/** A lump on its way down. */
export interface Flight extends Lump {
  readonly rows: number;
  readonly start: number;
  readonly ticks: number;
}

const STAGGER = 2;

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
  return staggered(flightsOf(falls, now));
}

/** What is sent comes down column after column, and all of it is there in the time that the rules give. */
export function staggered(flights: readonly Flight[]): Flight[] {
  const longest = Math.max(0, ...flights.map(({ ticks }) => ticks));
  const step = Math.min(STAGGER, longest / (2 * COLS));
  return flights.map((flight) => {
    const late = ((flight.cells[0] as number) % COLS) * step;
    return { ...flight, start: flight.start + late, ticks: Math.max(1, flight.ticks - (COLS - 1) * step) };
  });
}
