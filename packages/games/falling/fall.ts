// What moves down after a lock or a clear, and how long that takes.

import type { Cell } from './grid.ts';
import type { Timing } from './rules.ts';

/** A cell that moves down within its column. */
export interface Fall {
  readonly cell: Cell;
  readonly col: number;
  readonly from: number;
  readonly to: number;
  /** How long it is on its way. */
  readonly ticks: number;
}

/** How long a fall over so many rows takes. */
export function fallTicks(rows: number, rules: Timing): number {
  return rules.settleTicks + rules.fallTicks * rows;
}

/** How long it takes until all of these have fallen and then rested for so long. */
export function restTicks(falls: readonly Fall[], landTicks: number): number {
  return falls.reduce((most, fall) => Math.max(most, fall.ticks), 0) + (falls.length > 0 ? landTicks : 0);
}
