// Judges every placement of a game with a bot. The same bot and nodes give the same answer on every machine.

import type { Replay } from '@rensa/engine';
import type { Aim } from '@rensa/games/puyo';
import type { Character } from '../bots.ts';
import { openKernel } from '../kernel/index.ts';
import { Appraiser } from './appraise.ts';
import { gradeOf, isSlip, keptOf, type MoveGrade } from './grade.ts';
import { type Appraisal, appraisalOf, glancedCost } from './judge.ts';
import { chainOf, LINE_PAIRS, type LineChain, lineOf, type LineStep } from './line.ts';
import { isOver, outcomeOf, reachOf } from './outcome.ts';
import { type Turn, turnsOf } from './turns.ts';

/** Raised when the same replay would be graded differently. */
export const REVIEW_VERSION = 3;
/** Nodes per search, whatever the bot uses when it plays, so that reviews can be compared. */
export const REVIEW_NODES = 32_000;

export interface ReviewedMove extends Turn, Appraisal {
  /** The share of the best worth, from 0 to 1. */
  readonly kept: number;
  readonly grade: MoveGrade;
  /** True if the game is lost with it. */
  readonly losesGame: boolean;
  /** Links of the longest chain that one or two puyos of a color would have fired before it. */
  readonly reach: number;
  /** The same after it, and after the best placement. */
  readonly after: Both<number>;
  /** The largest chains of two lines, with the pairs of the game. Null if the worths alone say that it is no slip. */
  readonly ahead: Both<LineChain> | null;
}

/** A fact of the placement of the game, and of the best one. */
interface Both<T> {
  readonly placed: T;
  readonly best: T;
}

export interface ReviewOrder {
  readonly bot: Character;
  /** Nodes per search. */
  readonly nodes: number;
  /** Seat of a match: 0 or 1. */
  readonly seat: number;
}

/** The part of a reviewed move that the review adds to a turn. */
export type JudgedMove = Omit<ReviewedMove, keyof Turn>;

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

  /** Boards that the bot has evaluated so far. */
  get nodes(): number {
    return this.#appraiser.nodes;
  }

  /** All moves, those first that a short look takes for the costliest. */
  order(): readonly number[] {
    const costs = this.turns.map((turn) => glancedCost(this.#appraiser, turn));
    return [...costs.keys()].toSorted((a, b) => costs[b] - costs[a] || a - b);
  }

  /** Judges all moves in that order. */
  *moves(): Generator<{ readonly number: number; readonly move: ReviewedMove }, void> {
    for (const number of this.order()) yield { number, move: { ...this.turns[number], ...this.judge(number) } };
  }

  judge(number: number): JudgedMove {
    const { view, placed } = this.turns[number];
    const appraisal = appraisalOf(this.#appraiser, this.turns[number], this.#leftAt(number));
    const { best, worth } = appraisal;
    const [own, other] = [placed, best].map((aim) => outcomeOf(view.board, view.pairs[0], aim));
    const losesGame = isOver(own.board);
    const grade = gradeOf(worth, losesGame);
    const ahead = isSlip(grade) ? this.#aheadOf(number, best) : null;
    return {
      ...appraisal,
      kept: keptOf(worth),
      grade: ahead !== null && !losesGame && isHarmless(ahead) ? 'good' : grade,
      losesGame,
      reach: reachOf(view.board),
      after: { placed: own.reach, best: other.reach },
      ahead,
    };
  }

  /**
   * Pairs up to the end of the replay, if that is near. A replay that does not end with a loss may have been stopped
   * after a number of pairs that its player knew.
   */
  #leftAt(number: number): number | null {
    const left = this.turns.length - number;
    return this.#over || left > this.#depth ? null : left;
  }

  #aheadOf(number: number, best: Aim): Both<LineChain> {
    const chainAfter = (first: Aim): LineChain => chainOf(this.line(number, first));
    return { placed: chainAfter(this.turns[number].placed), best: chainAfter(best) };
  }

  /** The line from this move on that begins with a placement, with the pairs of the game. */
  line(number: number, first: Aim): readonly LineStep[] {
    return lineOf(this.#appraiser, this.turns.slice(number, number + LINE_PAIRS), first);
  }
}

/** True if the pairs that came made as much of the placement as of the best one. */
function isHarmless({ placed, best }: Both<LineChain>): boolean {
  return placed.score >= best.score;
}
