// Ticks of a board in which nobody plays, and the pair in hand as the painter knows it.

import type { TimelineStep } from '@rensa/engine';
import type { Aim, Colors, Puyo, State } from '@rensa/games/puyo';
import { playOut } from '@rensa/games/puyo/lab';

/** A state and what follows until everything has come to rest. */
export interface Film {
  readonly start: State;
  readonly steps: readonly TimelineStep<Puyo>[];
}

export function filmFrom(start: State): Film {
  return { start, steps: playOut(start) };
}

/** The state with a pair that hangs in `row` and does not fall. */
export function withPair(state: State, { axis, child }: Colors, { col, rot }: Aim, row: number): State {
  const pair = { axis, child, row, col, facing: rot, drop: 0, pace: 1, hang: 0, groundings: 0, armed: 0 };
  return { ...state, phase: 'fall', pair };
}
