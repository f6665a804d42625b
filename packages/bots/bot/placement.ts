// Placements of falling games, whose pieces are pairs.

import { type Check, fields, whole } from '@rensa/engine';

/** Where a pair is to end. */
export interface PairPlacement {
  /** Of the axis. */
  readonly col: number;
  /** Where the child is: 0 above, 1 right, 2 below, 3 left. */
  readonly rot: number;
}

/** Checks a placement on a board with so many columns. */
export function pairPlacement(cols: number): Check<PairPlacement> {
  return fields({ col: whole(0, cols - 1), rot: whole(0, 3) });
}

export function describePairPlacement({ col, rot }: PairPlacement): string {
  return `col ${col}, rot ${rot}`;
}
