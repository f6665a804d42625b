import type { State } from '@rensa/games/capsules';
import { childCol, childRow, type Place } from '@rensa/games/falling';
import type { PairState } from '../falling/pose.ts';

/** Where the lower left cell of its box is. */
function cornerOf(place: Place): { readonly row: number; readonly col: number } {
  return { row: Math.min(place.row, childRow(place)), col: Math.min(place.col, childCol(place)) };
}

/** Followed by its corner, which stays where it is in a turn. */
export function pairAtCorner({ pair, pairs }: State): PairState {
  return { pair: pair === null ? null : { ...pair, ...cornerOf(pair) }, pairs };
}
