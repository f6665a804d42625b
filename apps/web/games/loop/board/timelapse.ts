// A solve once more, without its pauses: every picture that the lines made, and when each clue was met for good.

import { playback, type Replay } from '@rensa/engine';
import { cluesOf, loopKnowing, type Puzzle, type State } from '@rensa/games/loop';
import type { Running } from './drawing.ts';

/** The states of a game in which the lines have changed, the first and the last included. */
export function statesOf(session: Running): readonly State[] {
  return statesIn(session.state.puzzle, session.replay());
}

/** The same of a replay. Throws when it is refused. */
export function statesIn(puzzle: Puzzle, replay: Replay): readonly State[] {
  const states: State[] = [];
  for (const { state } of playback(loopKnowing(puzzle), replay, 'together')) {
    if (state.lines !== states.at(-1)?.lines) states.push(state);
  }
  return states;
}

const LONGEST_MS = 8000;
const SLOWEST_MS = 220;

/** How long each picture is shown. */
export function pictureMs(pictures: number): number {
  return Math.min(SLOWEST_MS, LONGEST_MS / Math.max(1, pictures));
}

/** For each clue in reading order, in which quarter of the solve it was met for good: 0 to 3. */
export function quartersOf(states: readonly State[]): readonly number[] {
  const last = states.at(-1);
  if (last === undefined) return [];
  return last.puzzle.clues.map((_, i) => {
    const open = states.findLastIndex((state) => cluesOf(state)[i]?.status !== 'met');
    const met = states[open + 1] ?? last;
    return Math.min(3, Math.floor((4 * met.ticks) / Math.max(1, last.ticks)));
  });
}
