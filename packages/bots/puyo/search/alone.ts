// Chooses a placement for a player without an opponent. A placement is worth the mean, over the guesses, of the best
// chain behind it. On a nearly full field the chains of the known pairs count more and more.

import type { Scored, Thought } from '../../bot/bot.ts';
import type { Budget } from '../../bot/budget.ts';
import type { PairPlacement } from '../../falling/placement.ts';
import { type Move, moveOf, MOVES } from '../kernel/index.ts';
import type { PuyoView } from '../view/view.ts';
import { placementsOn } from './placements.ts';
import type { Chains, Prospect, Search, SearchResult, Style } from './search.ts';

const MAX_FEAR = 0.9;
/** Points of a large chain. A guess without one has failed; `failure` is its cost. */
const LARGE_CHAIN = 10_000;
/** Share of a reached goal that is lost per pair of waiting. */
const HASTE_PER_PAIR = 0.02;

/** Searches once. Returns undefined if the clock runs out first. A score is the mean of the best chains expected. */
export function thinkAlone(
  search: Search,
  view: PuyoView,
  style: Style,
  budget: Budget,
): Thought<PairPlacement> | undefined {
  const found = search.run(view, style, budget);
  return found && decideAlone(search, view, style, found);
}

export function decideAlone(search: Search, view: PuyoView, style: Style, found: SearchResult): Thought<PairPlacement> {
  const placements = placementsOn(search, view.board, view.pairs[0]);
  return { placements: rank(placements, found, worthAlone(found, style)), nodes: found.nodes };
}

export function worthAlone(found: SearchResult, style: Style): (move: Move) => number {
  return (move) => expected(found, style, (chains) => best(chains, move, style.goal));
}

/** The worth of a field before its first placement is chosen. */
export function worthOfField(found: SearchResult, style: Style): number {
  return expected(found, style, (chains) => {
    let max = 0;
    for (let move = 0; move < MOVES; move++) max = Math.max(max, best(chains, move, style.goal));
    return max;
  });
}

/** The mean over the guesses. On a nearly full field certain chains count more, and failed guesses cost. */
function expected(
  { sure, prospects, free }: SearchResult,
  { fear, tight, randomFrom, failure }: Style,
  of: (chains: Chains) => number,
): number {
  const afraid = Math.min(MAX_FEAR, Math.max(0, fear * (tight - free)));
  const counted = (points: number): number => (free < randomFrom && points < LARGE_CHAIN ? points - failure : points);
  const mean = meanOf(prospects, (chains) => counted(of(chains)));
  return Math.round((1 - afraid) * mean + afraid * of(sure));
}

/** The weighted mean over the guesses. */
export function meanOf(prospects: readonly Prospect[], worth: (chains: Chains) => number): number {
  let sum = 0;
  let weights = 0;
  for (const { weight, chains } of prospects) {
    sum += weight * worth(chains);
    weights += weight;
  }
  return sum / weights;
}

/** The best chain behind a placement, whichever pair fires it. Of chains that reach the goal the soonest is best. */
function best(chains: Chains, move: Move, goal: number): number {
  let max = 0;
  for (let pairs = 0, i = move; i < chains.length; pairs++, i += MOVES) {
    const points = chains[i];
    max = Math.max(max, points < goal ? points : goal * (1 - HASTE_PER_PAIR * pairs));
  }
  return max;
}

/** Sorts placements by worth, even those that lose. Of equal worth the one with the better field comes first. */
export function rank(
  placements: readonly PairPlacement[],
  { first }: SearchResult,
  worth: (move: Move) => number,
): Scored<PairPlacement>[] {
  return placements
    .map(({ col, rot }) => ({ col, rot, score: worth(moveOf(col, rot)), field: first[moveOf(col, rot)] }))
    .toSorted((a, b) => b.score - a.score || b.field - a.field || moveOf(a.col, a.rot) - moveOf(b.col, b.rot))
    .map(({ col, rot, score }) => ({ col, rot, score }));
}
