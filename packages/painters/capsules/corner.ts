import type { State } from '@rensa/games/capsules';
import { childCol, childRow, type Place } from '@rensa/games/falling';
import type { PairState } from '../falling/pose.ts';

/** Lower left cell of the box around a pair. */
function cornerOf(place: Place): { readonly row: number; readonly col: number } {
  return { row: Math.min(place.row, childRow(place)), col: Math.min(place.col, childCol(place)) };
}

/** The pair at its corner, which does not move when the capsule turns. */
export function pairAtCorner({ pair, pairs }: State): PairState {
  return { pair: pair === null ? null : { ...pair, ...cornerOf(pair) }, pairs };
}
