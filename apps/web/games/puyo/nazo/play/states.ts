// States of a puzzle's board as the painter knows them.

import { type Aim, type Board, type Colors, puyo, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import { stateOf } from '@rensa/games/puyo/lab';
import { withPair } from '../../tools/film.ts';

const SETUP = puyo.parseSetup({ rules: 'tsu' });

export function stillState(board: Board): State {
  return stateOf(SETUP, board);
}

/** The board with the pair in hand in its two highest rows. */
export function handState(board: Board, pair: Colors, aim: Aim): State {
  return withPair(stillState(board), pair, aim, VISIBLE_ROWS - (aim.rot === 2 ? 1 : 2));
}
