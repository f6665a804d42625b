import { landingIn, type Spots } from '../falling/pair.ts';
import { type Board, isFree } from './board.ts';
import type { Pair } from './pair.ts';
import type { Rules } from './rules.ts';
import { looseRows } from './settle.ts';

/** Where axis and child would come to rest if the pair were dropped now. */
export function landing({ board, rules }: { readonly board: Board; readonly rules: Rules }, pair: Pair): Spots {
  return landingIn(isFree, board, pair, (row) => row < looseRows(rules));
}
