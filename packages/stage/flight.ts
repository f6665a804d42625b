// What falls and lands together.

import { COLS } from '@rensa/games/puyo';

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

/** What is sent comes down column after column, and all of it is there in the time that the rules give. */
export function staggered(flights: readonly Flight[]): Flight[] {
  const longest = Math.max(0, ...flights.map(({ ticks }) => ticks));
  const step = Math.min(STAGGER, longest / (2 * COLS));
  return flights.map((flight) => {
    const late = ((flight.cells[0] as number) % COLS) * step;
    return { ...flight, start: flight.start + late, ticks: Math.max(1, flight.ticks - (COLS - 1) * step) };
  });
}
