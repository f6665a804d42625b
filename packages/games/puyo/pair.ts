import { fitsIn, type Halves, type Moving, type Place } from '../falling/pair.ts';
import { type Board, isFree } from './board.ts';

/** The colors of a pair. */
export type Colors = Halves;

export interface Pair extends Colors, Moving {
  /** Ticks left in which a second blocked rotation flips it. */
  readonly armed: number;
}

/** Is there room for a pair in this place? */
export function fits(board: Board, place: Place): boolean {
  return fitsIn(isFree, board, place);
}
