import { fitsIn, type Halves, landingIn, type Moving, type Place, type Spots } from '../falling/pair.ts';
import { type Board, isFree } from './board.ts';
import type { Rules } from './rules.ts';
import { looseRows } from './settle.ts';

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

/** The places where axis and child would rest if the pair were dropped now. */
export function landing({ board, rules }: { readonly board: Board; readonly rules: Rules }, pair: Pair): Spots {
  return landingIn(isFree, board, pair, (row) => row < looseRows(rules));
}
