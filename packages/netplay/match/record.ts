// A match as a node stores it, so that another one can take it over.

import type { Input, Log, Side } from '@rensa/engine';
import { runsIn } from '../wire/runs.ts';

export interface MatchRecord {
  /** The number of the owner who wrote this. */
  readonly owner: number;
  /** The winner of each round that is over; null for a draw. */
  readonly winners: readonly (Side | null)[];
  /** The round that is played. */
  readonly running: { readonly startAt: number; readonly logs: readonly [Log, Log] } | null;
}

interface RunningRound {
  readonly startAt: number;
  readonly logs: readonly [readonly Input[], readonly Input[]];
}

export function recordOf(
  owner: number,
  winners: MatchRecord['winners'],
  running: RunningRound | undefined,
): MatchRecord {
  const [first = [], second = []] = running?.logs ?? [];
  const logs = [runsIn(first, 1, first.length), runsIn(second, 1, second.length)] as const;
  return { owner, winners: [...winners], running: running === undefined ? null : { startAt: running.startAt, logs } };
}
