import type { Halves, Moving, Place } from '../falling/pair.ts';

/** The two gems of a piece: the axis, below at first, and the child. */
export type Piece = Halves;

export interface Pair extends Piece, Moving {
  /** Times a rotation has lifted it. */
  readonly lifts: number;
}

/** The pair in another place. Written field by field: a spread would be most of the cost of a rotation. */
export function movedTo({ row, col, facing }: Place, pair: Pair): Pair {
  const { axis, child, drop, pace, hang, groundings, lifts } = pair;
  return { axis, child, row, col, facing, drop, pace, hang, groundings, lifts: lifts + (row > pair.row ? 1 : 0) };
}

export function copyOf(pair: Pair): Pair {
  return movedTo(pair, pair);
}
