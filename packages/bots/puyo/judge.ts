// The choice of a player who has an opponent: every placement gets a chance to win.

import type { Thought } from '../bot/bot.ts';
import type { Budget } from '../bot/budget.ts';
import type { PairPlacement } from '../bot/placement.ts';
import { rank, worthAlone } from './alone.ts';
import { chanceWith } from './chance.ts';
import type { Exact } from './exact.ts';
import { knownPairs } from './known.ts';
import { Scout } from './scout.ts';
import { type Chains, paletteIn, type Search, type SearchResult, type Style } from './search.ts';
import { situationOf } from './situation.ts';
import { triesOf } from './tries.ts';
import type { PuyoView, SideView } from './view.ts';

export interface Judgment {
  /** How many known pairs are played out in every way, on both sides. */
  readonly pairs: number;
  /** The part of all nodes that the look at the opponent's board may take, and how many guesses it makes. */
  readonly share: number;
  readonly guesses: number;
  /** A chain that is fired unprovoked has to promise so much more than building on. */
  readonly margin: number;
}

/** How a bot plays that has an opponent. */
interface Duelist {
  readonly style: Style;
  readonly judgment: Judgment;
}

interface MatchView extends PuyoView {
  readonly opponent: SideView;
}

/** What it thinks with. */
export interface Thinking {
  readonly search: Search;
  readonly exact: Exact;
}

const SCALE = 100_000;

/** Searches once; undefined when the clock ran out on the way. A score is the chance to win, of 100,000. */
export function thinkAgainst(
  { search, exact }: Thinking,
  seen: MatchView,
  { style, judgment }: Duelist,
  budget: Budget,
): Thought<PairPlacement> | undefined {
  const view = { ...seen, pairs: knownPairs(seen, seen.opponent) };
  const scout = new Scout(search, {
    style: { ...style, guesses: judgment.guesses },
    budget: { ...budget, nodes: Math.floor(judgment.share * budget.nodes) },
    colors: view.colors,
  });
  const situation = situationOf(view, view.opponent, scout, exact);
  const tries = triesOf(search, view);
  const found = search.run(view, style, { ...budget, nodes: budget.nodes - scout.nodes });
  if (found === undefined) return undefined;
  const { chains, clears } = exact.look(view.board, view.pairs, paletteIn(view));
  complete(found, chains);
  const promise = worthAlone(found, style);
  const most = Math.max(...tries.map(({ move }) => promise(move)));
  const judging = { situation, found, clears, promise, most, margin: judgment.margin };
  const chances = new Map(tries.map((each) => [each.move, chanceWith(each, judging)]));
  const placements = rank(tries, found, (move) => Math.round(SCALE * (chances.get(move) as number)));
  return { placements, nodes: scout.nodes + found.nodes };
}

/** Puts what the known pairs fire for certain into every prospect. */
function complete({ sure, prospects }: SearchResult, known: Chains): void {
  for (const chains of [sure, ...prospects.map((each) => each.chains)]) {
    const length = Math.min(known.length, chains.length);
    for (let i = 0; i < length; i++) chains[i] = Math.max(chains[i] as number, known[i] as number);
  }
}
