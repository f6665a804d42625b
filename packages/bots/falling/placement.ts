// Placements of falling games, whose pieces are pairs.

import { type Check, fields, whole } from '@rensa/engine';

/** The place where a pair ends. */
export interface PairPlacement {
  /** Column of the axis. */
  readonly col: number;
  /** Side of the child: 0 above, 1 right, 2 below, 3 left. */
  readonly rot: number;
}

/** Checks a placement on a board with `cols` columns. */
export function pairPlacement(cols: number): Check<PairPlacement> {
  return fields({ col: whole(0, cols - 1), rot: whole(0, 3) });
}

export function describePairPlacement({ col, rot }: PairPlacement): string {
  return `col ${col}, rot ${rot}`;
}

/** A pair that a player steers. */
interface SteeredPair {
  readonly axis: number;
  readonly child: number;
  readonly col: number;
  readonly facing: number;
}

/** True if this pair ends at the placement when it only falls. A pair of one color may lie the other way round. */
export function isPlaced(pair: SteeredPair, { col, rot }: PairPlacement): boolean {
  if (pair.col === col && pair.facing === rot) return true;
  const mirrored = rot === 1 ? col + 1 : rot === 3 ? col - 1 : col;
  return pair.axis === pair.child && pair.col === mirrored && pair.facing === (rot + 2) % 4;
}
