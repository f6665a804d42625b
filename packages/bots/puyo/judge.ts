// The choice of a player who has an opponent: every placement gets a chance to win.

import type { Thought } from '../bot/bot.ts';
import type { Budget } from '../bot/budget.ts';
import type { PairPlacement } from '../bot/placement.ts';
import { rank, worthAlone } from './alone.ts';
import { chanceToWin } from './chance.ts';
import type { Enumerator } from './enumerate.ts';
import { MOVES, type Weights } from './kernel/index.ts';
import { knownPairs } from './known.ts';
import { scout, type Scouted } from './scout.ts';
import { type Chains, paletteIn, type Search, type SearchResult, type Style } from './search.ts';
import { situationOf } from './situation.ts';
import { threatOf } from './threat.ts';
import { playAll } from './played.ts';
import type { PuyoView, SideView } from './view.ts';

export interface Judgment {
  /** How many known pairs are played out in every way, on both sides. */
  readonly pairs: number;
  /** The part of all nodes that the look at the opponent's board may take, and how many guesses it makes. */
  readonly share: number;
  readonly guesses: number;
  /** A chain that is fired unprovoked has to promise so much more than building on. */
  readonly margin: number;
  /** How it evaluates its own board; the opponent's board is evaluated as in its style. */
  readonly weights: Weights;
  /** What a pair that splits costs on both boards, because it takes time. */
  readonly split: number;
}

interface MatchView extends PuyoView {
  readonly opponent: SideView;
}

/** What a bot sees that has an opponent, and how it plays. */
export interface MatchQuestion {
  readonly view: MatchView;
  readonly style: Style;
  readonly judgment: Judgment;
}

/** What it thinks with. */
export interface SearchTools {
  readonly search: Search;
  readonly enumerator: Enumerator;
}

/** What the searches of both boards have found. */
export interface SearchedBoards {
  readonly found: SearchResult;
  readonly scouted: Scouted;
}

const SCALE = 100_000;

/** Searches once; undefined when the clock ran out on the way. */
export function thinkAgainst(
  tools: SearchTools,
  question: MatchQuestion,
  budget: Budget,
): Thought<PairPlacement> | undefined {
  const scouted = scoutRival(tools.search, question, budget);
  const found = searchAgainst(tools.search, question, budget);
  return found && decide(tools, question, { found, scouted });
}

/** The look at the opponent's board. */
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

/** The search of the player's own board, or of one guess on it. It gets what the look at the other one may not use. */
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

/** With all pairs that the player can know. */
export function withKnownPairs(view: MatchView): MatchView {
  return { ...view, pairs: knownPairs(view, view.opponent) };
}

/** A score is the chance to win, of 100,000. */
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

/** Puts what the known pairs fire for certain into every prospect. */
function addSure({ sure, prospects }: SearchResult, known: Chains): void {
  for (const chains of [sure, ...prospects.map((each) => each.chains)]) {
    const length = Math.min(known.length, chains.length);
    for (let i = 0; i < length; i++) chains[i] = Math.max(chains[i], known[i]);
  }
}
