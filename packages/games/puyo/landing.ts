import { landingIn, type Spots } from '../falling/pair.ts';
import { type Board, isFree } from './board.ts';
import type { Pair } from './pair.ts';

/** Where axis and child would come to rest if the pair were dropped now: each falls on its own. */
export function landing(board: Board, pair: Pair): Spots {
  return landingIn(isFree, board, pair);
}
