// The falls after a lock or a clear, and their times.

import type { Cell } from './grid.ts';
import type { Timing } from './rules.ts';

/** A cell that moves down within its column. */
export interface Fall {
  readonly cell: Cell;
  readonly col: number;
  readonly from: number;
  readonly to: number;
  /** Ticks on its way. */
  readonly ticks: number;
}

/** Ticks of a fall over `rows` rows. */
export function fallTicks(rows: number, rules: Timing): number {
  return rules.settleTicks + rules.fallTicks * rows;
}

/** Ticks until all of these have fallen and then rested for `landTicks` ticks. */
export function restTicks(falls: readonly Fall[], landTicks: number): number {
  return falls.reduce((most, fall) => Math.max(most, fall.ticks), 0) + (falls.length > 0 ? landTicks : 0);
}
