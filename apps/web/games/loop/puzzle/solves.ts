// Solved puzzles as replay records.

import type { Replay, Session } from '@rensa/engine';
import { keepReplay, type ReplayRecord } from '../../../base/storage/replays.ts';
import type { Loop, State } from '@rensa/games/loop';

/** The fields of the last state that are stored. */
export type Solve = Pick<State, 'puzzle' | 'lines' | 'solved' | 'hints' | 'solutionSeen'>;

export function keepSolve(session: Session<Loop>): void {
  void keepReplay(solveRecord(session.replay(), session.state));
}

/** The record of a replay and its last state. */
export function solveRecord(replay: Replay, { puzzle, lines, solved, hints, solutionSeen }: Solve): ReplayRecord {
  const state: Solve = { puzzle, lines, solved, hints, solutionSeen };
  return { replay, at: Date.now(), score: 0, chains: [], state, marked: false };
}

/** The stored fields of a record. */
export function solveOf({ state }: ReplayRecord): Solve {
  return state as Solve;
}
