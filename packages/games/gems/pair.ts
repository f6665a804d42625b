import type { Halves, Moving } from '../falling/pair.ts';

/** The two gems of a piece: the axis, below at first, and the child. */
export type Piece = Halves;

export interface Pair extends Piece, Moving {
  /** Times a rotation has lifted it. */
  readonly lifts: number;
}
