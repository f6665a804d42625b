// Solved puzzles as replay records.

import { fields, flag, listOf, type Replay, type Session, whole } from '@rensa/engine';
import { keepReplay, type ReplayRecord } from '../../../base/storage/replays.ts';
import type { Loop, State } from '@rensa/games/loop';

/** More cells than any board has. */
const MAX_CELL = 10_000;

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

const cell = whole(0, MAX_CELL);
const cells = listOf(cell, 0, MAX_CELL);
const edges = listOf(whole(0, 2 * MAX_CELL), 0, 2 * MAX_CELL);
const side = whole(1, 100);

/** Check of the stored fields, as far as a list shows them. */
export const parseSolve = fields({
  puzzle: fields({
    rows: side,
    cols: side,
    holes: cells,
    clues: listOf(fields({ cell, value: whole(0, 9) }), 0, MAX_CELL),
  }),
  lines: fields({ drawn: edges, crossed: edges }),
  solved: flag,
  hints: whole(0, Number.MAX_SAFE_INTEGER),
  solutionSeen: flag,
});

/** The stored fields of a record. */
export function solveOf({ state }: ReplayRecord): Solve {
  return state as Solve;
}
