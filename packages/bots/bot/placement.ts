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

/** A pair that is steered. */
interface SteeredPair {
  readonly axis: number;
  readonly child: number;
  readonly col: number;
  readonly facing: number;
}

/** Will this pair end there if it only falls? Two halves that are equal may as well lie the other way round. */
export function isPlaced(pair: SteeredPair, { col, rot }: PairPlacement): boolean {
  if (pair.col === col && pair.facing === rot) return true;
  const mirrored = rot === 1 ? col + 1 : rot === 3 ? col - 1 : col;
  return pair.axis === pair.child && pair.col === mirrored && pair.facing === (rot + 2) % 4;
}
