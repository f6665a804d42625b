// The field with the pair in hand above it, as the painter knows it.

import { type Aim, type Board, type Colors, puyo, type Puyo, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import { playOut, stateOf } from '@rensa/games/puyo/lab';
import type { TimelineStep } from '@rensa/engine';

const SETUP = puyo.parseSetup({ rules: 'tsu' });

export function stillState(board: Board): State {
  return stateOf(SETUP, board);
}

/** The pair hangs in the two highest rows, and does not fall. */
export function handState(board: Board, pair: Colors, { col, rot }: Aim): State {
  const row = VISIBLE_ROWS - (rot === 2 ? 1 : 2);
  const held = { ...pair, row, col, facing: rot, drop: 0, pace: 1, hang: 0, groundings: 0, armed: 0 };
  return { ...stillState(board), phase: 'fall', pair: held };
}

/** What a pair that was placed sets off. */
export interface NazoFilm {
  readonly start: State;
  readonly steps: readonly TimelineStep<Puyo>[];
}

export function filmOf(placed: Board): NazoFilm {
  const start = stillState(placed);
  return { start, steps: playOut(start) };
}
