// What falls and lands together.

/** Cells from the floor up, row by row; 0 is empty in every game. */
export type Board = readonly number[];

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
export function staggered(flights: readonly Flight[], cols: number): Flight[] {
  const longest = Math.max(0, ...flights.map(({ ticks }) => ticks));
  const step = Math.min(STAGGER, longest / (2 * cols));
  return flights.map((flight) => {
    const late = ((flight.cells[0] as number) % cols) * step;
    return { ...flight, start: flight.start + late, ticks: Math.max(1, flight.ticks - (cols - 1) * step) };
  });
}
