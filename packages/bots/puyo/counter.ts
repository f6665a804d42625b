// What a player can still fire after a placement.

import { type Move, MOVES } from './kernel/index.ts';
import { type AnswerMet, chanceAfter, NO_COUNTER, shotLater } from './outcome.ts';
import type { Chains, SearchResult } from './search.ts';
import type { Situation } from './situation.ts';

/** The part of a counter that comes as it was expected: guesses bring every color soon. */
const TRUST = 0.6;
/** The part of a chance that is left where a pair that nobody has seen yet must fire the counter. */
const GUESSED = 0.75;

/** What the player could fire after a placement, if the pairs come as badly as in the worst guess. */
export function counterAfter(move: Move, { prospects }: SearchResult): AnswerMet {
  return (pairs) => TRUST * Math.min(...prospects.map(({ chains }) => bestAfter(chains, move, pairs)));
}

function bestAfter(chains: Chains, move: Move, pairs: number): number {
  const end = Math.min(chains.length, MOVES * (pairs + 1));
  let most = 0;
  for (let i = MOVES + move; i < end; i += MOVES) most = Math.max(most, chains[i]);
  return most;
}

/** The best that later pairs can fire before something falls. */
export function chanceToCounter(chains: Chains, move: Move, situation: Situation): number {
  let most = 0;
  const end = Math.min(situation.moves, chains.length / MOVES);
  for (let pairs = 1; pairs < end; pairs++) {
    const points = chains[MOVES * pairs + move];
    if (points === 0) continue;
    const chance = chanceAfter(shotLater(points, pairs, situation), situation, NO_COUNTER);
    most = Math.max(most, pairs < situation.known ? chance : GUESSED * chance);
  }
  return most;
}
