// Chains that a player can still fire after a placement.

import { type Move, MOVES } from '../kernel/index.ts';
import type { Chains, SearchResult } from '../search/search.ts';
import { chainLater, chanceAfter, type CounterPoints, NO_COUNTER } from './outcome.ts';
import type { Situation } from './situation.ts';

/** Share of a counter that is expected to come, because guesses bring every color soon. */
const TRUSTED_SHARE = 0.6;
/** Share of a chance that is left if an unknown pair must fire the counter. */
const GUESSED_SHARE = 0.75;

/** Points the player could fire after a placement if the pairs come as in the worst guess. */
export function counterAfter(move: Move, { prospects }: SearchResult): CounterPoints {
  return (pairs) => TRUSTED_SHARE * Math.min(...prospects.map(({ chains }) => bestAfter(chains, move, pairs)));
}

function bestAfter(chains: Chains, move: Move, pairs: number): number {
  const end = Math.min(chains.length, MOVES * (pairs + 1));
  let max = 0;
  for (let i = MOVES + move; i < end; i += MOVES) max = Math.max(max, chains[i]);
  return max;
}

/** The best chance with a later pair, before the ojama falls. */
export function chanceToCounter(chains: Chains, move: Move, situation: Situation): number {
  let max = 0;
  const end = Math.min(situation.moves, chains.length / MOVES);
  for (let pairs = 1; pairs < end; pairs++) {
    const points = chains[MOVES * pairs + move];
    if (points === 0) continue;
    const chance = chanceAfter(chainLater(points, pairs, situation), situation, NO_COUNTER);
    max = Math.max(max, pairs < situation.known ? chance : GUESSED_SHARE * chance);
  }
  return max;
}
