// The events of a falling game by its rules alone, without a page.

import type { Game, Input } from '@rensa/engine';
import { type FallingTypes, INPUT } from '@rensa/games/falling';

/** Ticks until a pair is moved that will be dropped softly: under some rules it cannot be rotated where it appears. */
export const LOOK_TICKS = 8;

/** The aim of a pair: quarter turns to the right, and columns to the right of where it appears; below 0 to the left. */
export interface Move {
  readonly turns: number;
  readonly shifts: number;
}

export interface Rehearsal<G extends FallingTypes> {
  readonly state: G['state'];
  /** The tick at which the first pair is in hand. */
  readonly ready: number;
  /** For each pair, the ticks from its lock to control over the next one. */
  readonly waits: readonly number[];
  readonly events: readonly G['event'][];
}

/** The same moves by the rules alone; each pair is dropped at once, or softly. */
export function rehearse<G extends FallingTypes>(
  game: Game<G>,
  setup: G['setup'],
  seed: number,
  moves: readonly Move[],
  dropped: 'hard' | 'soft' = 'hard',
): Rehearsal<G> {
  let state = game.start(setup, seed);
  const events: G['event'][] = [];
  const step = (input: Input): void => {
    const next = game.step(state, [input]);
    events.push(...next.events);
    state = next.state;
  };
  const settle = (): number => {
    const from = state.ticks;
    while (state.phase !== 'fall' && state.phase !== 'over') step(0);
    return state.ticks - from;
  };
  const ready = settle();
  const waits = moves.map(({ turns, shifts }) => {
    for (let i = 0; i < (dropped === 'soft' ? LOOK_TICKS : 0); i++) step(0);
    for (let i = 0; i < Math.abs(turns); i++) step(turns < 0 ? INPUT.rotateLeft : INPUT.rotateRight);
    for (let i = 0; i < Math.abs(shifts); i++) step(shifts < 0 ? INPUT.left : INPUT.right);
    do step(INPUT[dropped]);
    while (state.phase === 'fall' || state.phase === 'lock');
    return settle();
  });
  return { state, ready, waits, events };
}
