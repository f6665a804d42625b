// The rounds of a match. A drawn round counts for nobody and is played again.

import { type Check, fields, listOf, mustBe, parseReplay, type Replay } from '@rensa/engine';
import type { MatchSide } from '@rensa/painters';
import type { BestOf } from './plan.ts';

export interface PlayedRound {
  readonly replay: Replay;
  /** Null for a draw. */
  readonly winner: MatchSide | null;
}

/** Draws have no end, but nobody plays so many. */
const MOST_ROUNDS = 100;

const winner: Check<MatchSide | null> = (raw, name) => {
  if (raw === 0 || raw === 1 || raw === null) return raw;
  throw mustBe('0, 1 or null', raw, name);
};

const replay: Check<Replay> = (raw) => parseReplay(raw);

/** Takes stored rounds; the replays in them are not played again. */
export const parseRounds = listOf(fields({ replay, winner }), 0, MOST_ROUNDS);

/** How many rounds each side has won. */
export function winsOf(rounds: readonly Pick<PlayedRound, 'winner'>[]): readonly [number, number] {
  const won = (seat: MatchSide): number => rounds.filter(({ winner }) => winner === seat).length;
  return [won(0), won(1)];
}

/** How many wins it takes. */
export function winsNeeded(bestOf: BestOf): number {
  return (bestOf + 1) / 2;
}

/** Undefined as long as the match goes on. */
export function matchWinner(rounds: readonly Pick<PlayedRound, 'winner'>[], bestOf: BestOf): MatchSide | undefined {
  const wins = winsOf(rounds);
  return ([0, 1] as const).find((seat) => wins[seat] >= winsNeeded(bestOf));
}

/** The number of the round that comes next, from 1. */
export function nextRound(rounds: readonly Pick<PlayedRound, 'winner'>[]): number {
  const [first, second] = winsOf(rounds);
  return first + second + 1;
}
