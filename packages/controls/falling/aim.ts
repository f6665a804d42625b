// A finger that leads the piece to its own column: a piece moves by one column per tick until it is there.

import type { Button } from './buttons.ts';

/** The columns in the coordinates of the finger, and the column of the piece. */
export interface ColumnAim {
  /** The left edge of the first column. */
  readonly left: number;
  /** Undefined while there is none. */
  readonly column: number | undefined;
}

/** A finger may be so far beyond its column before it is in the next one, in cells: one that trembles shakes nothing. */
const SLACK_CELLS = 0.15;
/** The same on its way down, when it drifts aside more easily. */
const DRIFT_CELLS = 0.45;

/** The column of a finger at `x`. It keeps the one that it had near its edges. */
export function columnAt(x: number, cell: number, before: number | undefined, sinking: boolean): number {
  const at = x / cell;
  const slack = sinking ? DRIFT_CELLS : SLACK_CELLS;
  if (before !== undefined && at > before - slack && at < before + 1 + slack) return before;
  return Math.floor(at);
}

/** The presses that lead from one column to another. */
export function pressesTo(from: number, to: number): readonly Button[] {
  return Array.from({ length: Math.abs(to - from) }, () => (to < from ? 'left' : 'right'));
}
