// Chooses a placement for a player with an opponent: every placement gets a chance to win.

import type { Thought } from '../../bot/bot.ts';
import type { Budget } from '../../bot/budget.ts';
import type { PairPlacement } from '../../falling/placement.ts';
import { MOVES, type Weights } from '../kernel/index.ts';
import { rank, worthAlone } from '../search/alone.ts';
import type { Enumerator } from '../search/enumerate.ts';
import { playAll } from '../search/played.ts';
import { type Chains, paletteIn, type Search, type SearchResult, type Style } from '../search/search.ts';
import { knownPairs } from '../view/known.ts';
import type { PuyoView, SideView } from '../view/view.ts';
import { chanceToWin } from './chance.ts';
import { scout, type Scouted } from './scout.ts';
import { situationOf } from './situation.ts';
import { threatOf } from './threat.ts';

export interface Judgment {
  /** Known pairs to play out in every way, on both sides. */
  readonly pairs: number;
  /** Share of all nodes for the opponent's board, and guesses made there. */
  readonly share: number;
  readonly guesses: number;
  /** Chance by which an unprovoked attack must exceed building on. */
  readonly margin: number;
  /** Weights for the own board. The opponent's board gets those of the style. */
  readonly weights: Weights;
  /** Value per pair that splits, on both boards, because a split takes time. */
  readonly split: number;
}

interface MatchView extends PuyoView {
  readonly opponent: SideView;
}

/** View and style of a bot with an opponent. */
export interface MatchQuestion {
  readonly view: MatchView;
  readonly style: Style;
  readonly judgment: Judgment;
}

/** The searches of a bot. */
export interface SearchTools {
  readonly search: Search;
  readonly enumerator: Enumerator;
}

/** Results of the searches of both boards. */
export interface SearchedBoards {
  readonly found: SearchResult;
  readonly scouted: Scouted;
}

const SCALE = 100_000;

/** Searches once. Returns undefined if the clock runs out first. */
export function thinkAgainst(
  tools: SearchTools,
  question: MatchQuestion,
  budget: Budget,
): Thought<PairPlacement> | undefined {
  const scouted = scoutRival(tools.search, question, budget);
  const found = searchAgainst(tools.search, question, budget);
  return found && decide(tools, question, { found, scouted });
}

/** Searches the opponent's board. */
export function scoutRival(
  search: Search,
  { view, style, judgment }: MatchQuestion,
  { nodes, ...budget }: Budget,
): Scouted {
  const { opponent, colors } = view;
  return scout(search, {
    board: threatOf(opponent).board,
    pairs: knownPairs(opponent, view),
    colors,
    style: { ...style, split: judgment.split, guesses: judgment.guesses },
    budget: { ...budget, nodes: scoutNodes(judgment, nodes) },
  });
}

/** Searches the own board, or one guess on it, with the nodes that the search of the other board may not use. */
export function searchAgainst(
  search: Search,
  { view, style, judgment }: MatchQuestion,
  { nodes, ...budget }: Budget,
  only?: number,
): SearchResult | undefined {
  const { weights, split } = judgment;
  const own = { ...budget, nodes: nodes - scoutNodes(judgment, nodes) };
  return search.run(withKnownPairs(view), { ...style, weights, split }, own, only);
}

function scoutNodes({ share }: Judgment, nodes: number): number {
  return Math.floor(share * nodes);
}

/** The view with all pairs that the player can know. */
export function withKnownPairs(view: MatchView): MatchView {
  return { ...view, pairs: knownPairs(view, view.opponent) };
}

/** Scores are chances to win, times 100,000. */
export function decide(
  { search, enumerator }: SearchTools,
  { view: seen, style, judgment }: MatchQuestion,
  { found, scouted }: SearchedBoards,
): Thought<PairPlacement> {
  const view = withKnownPairs(seen);
  const { opponent } = view;
  const situation = situationOf(view, { opponent, threat: threatOf(opponent), curve: scouted.curve, enumerator });
  const played = playAll(search, view);
  const { chains, clears } = enumerator.enumerate(view.board, view.pairs, paletteIn(view));
  addSure(found, chains);
  const promise = worthAlone(found, style);
  const maxPromise = Math.max(...played.map(({ move }) => promise(move)));
  const inputs = { situation, found, clears, promise, maxPromise, margin: judgment.margin };
  const chances = new Float64Array(MOVES);
  for (const each of played) chances[each.move] = chanceToWin(each, inputs);
  const placements = rank(played, found, (move) => Math.round(SCALE * chances[move]));
  return { placements, nodes: scouted.nodes + found.nodes };
}

/** Puts the certain chains of the known pairs into every prospect. */
function addSure({ sure, prospects }: SearchResult, known: Chains): void {
  for (const chains of [sure, ...prospects.map((each) => each.chains)]) {
    const length = Math.min(known.length, chains.length);
    for (let i = 0; i < length; i++) chains[i] = Math.max(chains[i], known[i]);
  }
}
