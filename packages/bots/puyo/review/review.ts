// Judges every placement of a game with a bot. The same bot and nodes give the same answer on every machine.

import type { Replay } from '@rensa/engine';
import type { Aim } from '@rensa/games/puyo';
import type { Scored } from '../../bot/bot.ts';
import { isPlaced, type PairPlacement } from '../../falling/placement.ts';
import type { Character } from '../bots.ts';
import { openKernel } from '../kernel/index.ts';
import type { PuyoView } from '../view/view.ts';
import { Appraiser } from './appraise.ts';
import { gradeOf, keptOf, type MoveGrade, type Worths } from './grade.ts';
import { lineOf, type LineStep } from './line.ts';
import { outcomeOf, reachOf } from './outcome.ts';
import { type Turn, turnsOf } from './turns.ts';

/** Raised when the same replay would be graded differently. */
export const REVIEW_VERSION = 2;
/** Nodes per search, whatever the bot uses when it plays, so that reviews can be compared. */
export const REVIEW_NODES = 48_000;

/** Every second placement of the list is searched to learn the worth of a usual one. */
const SAMPLE_STEP = 2;

export interface ReviewedMove extends Turn {
  /** The placement with the highest worth. */
  readonly best: Aim;
  /** Place among the bot's candidates, from 1. */
  readonly rank: number;
  /** Points that the bot expects. */
  readonly worth: Worths;
  readonly kept: number;
  readonly grade: MoveGrade;
  /** Links of the longest chain that one or two puyos of a color would have fired before it. */
  readonly reach: number;
  /** The same after it, and after the best placement. */
  readonly after: { readonly placed: number; readonly best: number };
}

export interface ReviewOrder {
  readonly bot: Character;
  /** Nodes per search. */
  readonly nodes: number;
  /** Seat of a match: 0 or 1. */
  readonly seat: number;
}

/** Judges the moves of a replay one by one, in any order: none depends on another. */
export class Reviewer {
  readonly turns: readonly Turn[];
  readonly #over: boolean;
  readonly #depth: number;
  readonly #appraiser: Appraiser;

  /** Throws if the replay is not valid. */
  constructor(replay: Replay, { bot, nodes, seat }: ReviewOrder) {
    const { turns, over } = turnsOf(replay, seat);
    this.turns = turns;
    this.#over = over;
    this.#depth = bot.style.depth;
    this.#appraiser = new Appraiser(bot, openKernel(), nodes);
  }

  judge(number: number): JudgedMove {
    const left = this.#over ? null : this.turns.length - number;
    return judged(this.#appraiser, this.turns[number], left !== null && left <= this.#depth ? left : null);
  }

  /** The line the bot would have played from this move on, after its best placement, with the pairs of the game. */
  line(number: number, best: Aim): readonly LineStep[] {
    return lineOf(this.#appraiser, this.turns.slice(number), best);
  }
}

/** The number of moves, and an iterator over their judgments. */
export function reviewOf(
  replay: Replay,
  order: ReviewOrder,
): { readonly count: number; readonly moves: Iterable<ReviewedMove> } {
  const reviewer = new Reviewer(replay, order);
  return { count: reviewer.turns.length, moves: lazily(reviewer) };
}

function* lazily(reviewer: Reviewer): Generator<ReviewedMove, void> {
  for (const [number, turn] of reviewer.turns.entries()) yield { ...turn, ...reviewer.judge(number) };
}

/** The part of a reviewed move that the review adds to a turn. */
export type JudgedMove = Omit<ReviewedMove, keyof Turn>;

/**
 * Judges one move. A replay that does not end with a loss may have been stopped after a number of pairs that its player
 * knew. So in its last turns a placement also counts as the bot's first choice if the bot makes it with that knowledge.
 */
function judged(appraiser: Appraiser, { view, placed }: Turn, left: number | null): JudgedMove {
  const found = appraised(appraiser, view, placed);
  const isLastChance = left !== null && found.rank > 1 && rankOf(appraiser, { ...view, left }, placed) === 1;
  const { kept, best, ...rest } = isLastChance ? asBest(placed, found.worth.placed) : found;
  const pair = view.pairs[0];
  const after = { placed: outcomeOf(view.board, pair, placed).reach, best: outcomeOf(view.board, pair, best).reach };
  return { ...rest, best, kept, grade: gradeOf(kept), reach: reachOf(view.board), after };
}

type Appraised = Omit<JudgedMove, 'grade' | 'reach' | 'after'>;

interface WorthPlacement extends Aim {
  readonly worth: number;
}

function appraised(appraiser: Appraiser, view: PuyoView, placed: Aim): Appraised {
  const candidates = appraiser.candidates(view);
  const rank = rankIn(candidates, view, placed);
  const [first] = candidates;
  if (first === undefined || rank === 1) return asBest(placed, first?.score ?? 0);
  const withWorth = ({ col, rot }: Aim): WorthPlacement => ({ col, rot, worth: appraiser.worthOf(view, { col, rot }) });
  const sampled = candidates.filter((_, i) => i % SAMPLE_STEP === 1).map(withWorth);
  const [own, top] = [withWorth(placed), withWorth(first)];
  const { worth: bestWorth, ...best } = [top, ...sampled, own].reduce((a, b) => (b.worth > a.worth ? b : a));
  const worth = { placed: own.worth, best: bestWorth, usual: meanOf(sampled) };
  return { best, rank, worth, kept: keptOf(worth) };
}

/** The bot's first choice. Nothing is lost, and nothing need be searched. */
function asBest(placed: Aim, worth: number): Appraised {
  return { best: placed, rank: 1, worth: { placed: worth, best: worth, usual: worth }, kept: 1 };
}

function rankOf(appraiser: Appraiser, view: PuyoView, placed: Aim): number {
  return rankIn(appraiser.candidates(view), view, placed);
}

/** Place among the candidates, from 1. Placements that the bot cannot reach come after all of them. */
function rankIn(candidates: readonly Scored<PairPlacement>[], { pairs }: PuyoView, { col, rot }: Aim): number {
  const pair = { ...pairs[0], col, facing: rot };
  const found = candidates.findIndex((each) => isPlaced(pair, each));
  return 1 + (found < 0 ? candidates.length : found);
}

function meanOf(sampled: readonly WorthPlacement[]): number {
  const sum = sampled.reduce((all, { worth }) => all + worth, 0);
  return sampled.length === 0 ? 0 : Math.round(sum / sampled.length);
}
