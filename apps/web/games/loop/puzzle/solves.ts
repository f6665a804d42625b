// Solved puzzles among the replays.

import type { Replay } from '@rensa/engine';
import { keepReplay, type ReplayRecord } from '../../../base/storage/replays.ts';
import type { State } from '@rensa/games/loop';
import type { Running } from '../board/drawing.ts';

/** What is kept of the last state. */
export type Solve = Pick<State, 'puzzle' | 'lines' | 'solved' | 'hints' | 'solutionSeen'>;

export function keepSolve(session: Running): void {
  void keepReplay(solveRecord(session.replay(), session.state));
}

/** With the last state of the replay. */
export function solveRecord(replay: Replay, { puzzle, lines, solved, hints, solutionSeen }: Solve): ReplayRecord {
  const state: Solve = { puzzle, lines, solved, hints, solutionSeen };
  return { replay, at: Date.now(), score: 0, chains: [], state, marked: false };
}

/** What a kept solve shows. */
export function solveOf({ state }: ReplayRecord): Solve {
  return state as Solve;
}
