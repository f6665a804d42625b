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

/** The pair in another place. Written field by field: a spread would be most of the cost of a rotation. */
export function movedTo(place: Place, pair: Pair, armed: number, groundings = pair.groundings): Pair {
  const { axis, child, drop, pace, hang } = pair;
  const { row, col, facing } = place;
  return { axis, child, row, col, facing, drop, pace, hang, groundings, armed };
}

export function copyOf(pair: Pair): Pair {
  return movedTo(pair, pair, pair.armed);
}

/** The window for a quick turn runs out while the pair does not rotate. */
export function disarmed(pair: Pair): Pair {
  return pair.armed === 0 ? pair : movedTo(pair, pair, pair.armed - 1);
}
