// The events on a board, tick by tick, as the game itself plays it.

import type { TimelineStep } from '@rensa/engine';
import type { Board } from '../board.ts';
import { puyo } from '../game.ts';
import type { Phase, Puyo, Setup, State } from '../state.ts';

/** A game in which nothing is under way but this board. */
export function stateOf(setup: Setup, board: Board): State {
  return { ...puyo.start(setup, 0), board };
}

const BUSY: ReadonlySet<Phase> = new Set<Phase>(['settle', 'pop', 'pause', 'garbage']);

/** Everything falls and pops until the next pair would come, or the game is lost. Nothing is pressed. */
export function playOut(from: State): readonly TimelineStep<Puyo>[] {
  const played: TimelineStep<Puyo>[] = [];
  for (let before: State = { ...from, phase: 'pause', timer: 1 }; BUSY.has(before.phase);) {
    const { state: after, events } = puyo.step(before, [0]);
    played.push({ before, after, events, tick: played.length + 1 });
    before = after;
  }
  return played;
}
