// The search: every placement of the piece in hand, then of the one shown ahead. From the best fields that these lead to, every
// piece that may follow is tried, and counts by how likely it is: no guess, and no luck.

import { type Piece, SPAWN_COL, VISIBLE_ROWS } from '@rensa/games/gems';
import { distinct, type Move, MOVES } from '../bits/move.ts';
import { type Budget, isExpired } from '../bot/budget.ts';
import type { Evaluation, Evaluator } from './evaluation.ts';
import type { GemsKernel } from './kernel/index.ts';
import { type Exchanger, NO_TRAFFIC, type Pressure, type Traffic } from './traffic.ts';

/** A piece to set down, and what its turn means. */
export interface Turn {
  readonly piece: Piece;
  /** How many pieces come after it until one with a diamond is in hand. */
  readonly diamond: number;
  /** What a counter gem counts that is sent in this turn. */
  readonly share: number;
}

export interface ChanceTurn extends Turn {
  /** How likely it is, beside others. */
  readonly weight: number;
}

/** What a search is about. */
export interface SearchQuestion {
  /** The piece in hand, then the one shown ahead, if it is looked at. */
  readonly turns: readonly Turn[];
  /** Those that may follow; none where nobody looks that far. */
  readonly chances: readonly ChanceTurn[];
  /** Are pieces left upright? */
  readonly upright: boolean;
  readonly evaluation: Evaluation;
  readonly evaluator: Evaluator;
  readonly exchanger: Exchanger;
  readonly pressure: Pressure;
  readonly budget: Budget;
}

export interface SearchAnswer {
  /** The value of each first placement. */
  readonly values: ReadonlyMap<Move, number>;
  /** The same for those that were looked at further. */
  readonly further: ReadonlyMap<Move, number>;
  /** Fields evaluated. */
  readonly nodes: number;
}

/** A field that a line of placements leads to. */
interface FieldReached {
  readonly first: Move;
  readonly record: number;
  readonly points: number;
  readonly traffic: Traffic;
  readonly value: number;
}

type FieldBefore = Pick<FieldReached, 'record' | 'points' | 'traffic'>;

const UPRIGHT = 0x11_1111;

/** Searches on one kernel, one search at a time. */
export class Search {
  readonly kernel: GemsKernel;
  /** The record of the field to search from. */
  readonly root: number;
  readonly #firsts: number;
  readonly #seconds: number;
  #nodes = 0;
  /** Of the placement tried last. */
  #points = 0;
  #traffic: Traffic = NO_TRAFFIC;

  constructor(kernel: GemsKernel) {
    this.kernel = kernel;
    this.root = kernel.reserve(kernel.fieldWords);
    this.#firsts = kernel.reserve(MOVES * kernel.fieldWords);
    this.#seconds = kernel.reserve(MOVES * MOVES * kernel.fieldWords);
  }

  /** Searches once; undefined when the clock ran out on the way. */
  run(question: SearchQuestion): SearchAnswer | undefined {
    const { turns, exchanger, budget } = question;
    this.#nodes = 0;
    const origin = { record: this.root, points: 0, traffic: exchanger.start };
    const firsts = this.#expand(question, origin, turns[0], this.#firsts);
    const [, second] = turns;
    if (second === undefined || budget.nodes < this.#nodes + MOVES * firsts.length) return this.#found(firsts);
    const seconds = this.#expandAll(question, firsts, second);
    const further = seconds && this.#follow(question, seconds);
    return further && this.#found(seconds, further);
  }

  #found(outcomes: readonly FieldReached[], further: ReadonlyMap<Move, number> = new Map()): SearchAnswer {
    const values = new Map<Move, number>();
    for (const { first, value } of outcomes) raise(values, first, value);
    return { values, further, nodes: this.#nodes };
  }

  #expandAll(question: SearchQuestion, firsts: readonly FieldReached[], turn: Turn): FieldReached[] | undefined {
    const seconds: FieldReached[] = [];
    for (const origin of firsts) {
      if (isExpired(question.budget)) return undefined;
      const start = this.#seconds + seconds.length * this.kernel.fieldWords;
      const found = this.#expand(question, origin, turn, start);
      for (const outcome of found) seconds.push({ ...outcome, first: origin.first });
      if (found.length === 0) seconds.push(origin);
    }
    return seconds;
  }

  /** Sets a piece down everywhere, and keeps the fields from a record on. */
  #expand(question: SearchQuestion, origin: FieldBefore, turn: Turn, start: number): FieldReached[] {
    const outcomes: FieldReached[] = [];
    for (let left = this.#movesOn(question, origin, turn); left !== 0; left &= left - 1) {
      const first = lowest(left);
      const record = start + outcomes.length * this.kernel.fieldWords;
      const value = this.#try(question, origin, turn, first);
      this.kernel.store(record);
      outcomes.push({ first, record, points: this.#points, traffic: this.#traffic, value });
    }
    return outcomes;
  }

  /** The placements of a piece, one bit each; of two that look the same only one. */
  #movesOn({ upright }: SearchQuestion, { record }: FieldBefore, { piece }: Turn): number {
    const reached = this.kernel.aim(record);
    const moves = piece.axis === piece.child ? distinct(reached) : reached;
    return upright ? moves & UPRIGHT : moves;
  }

  /** Sets a piece down, and gives what that is worth. */
  #try(
    question: SearchQuestion,
    { record, points, traffic }: FieldBefore,
    { piece, diamond, share }: Turn,
    move: Move,
  ): number {
    const { kernel } = this;
    const { evaluation, evaluator, exchanger, pressure } = question;
    const links = kernel.play(record, move, piece.axis, piece.child);
    this.#nodes++;
    this.#points = points + kernel.lastScore();
    this.#traffic = exchanger.settle(kernel, links, traffic, share);
    const { sent, queued } = this.#traffic;
    const isLost = kernel.heights[SPAWN_COL] >= VISIBLE_ROWS;
    const board = isLost ? evaluation.lost : evaluator.valueOf(kernel, diamond);
    return board + evaluation.point * this.#points + pressure.with(sent) - evaluation.pressure.gem * queued;
  }

  /** Looks further from as many of the best fields as there are nodes for. */
  #follow(question: SearchQuestion, seconds: readonly FieldReached[]): Map<Move, number> | undefined {
    const { chances, budget } = question;
    const further = new Map<Move, number>();
    if (chances.length === 0) return further;
    const max = Math.floor((budget.nodes - this.#nodes) / (chances.length * MOVES));
    for (const outcome of this.#bestOf(seconds, max)) {
      const value = this.#expect(question, outcome);
      if (value === undefined) return undefined;
      raise(further, outcome.first, value);
    }
    return further;
  }

  /** The best of them; of fields that are equal only the one that was reached best. */
  #bestOf(outcomes: readonly FieldReached[], max: number): FieldReached[] {
    const seen = new Set<number>();
    const best: FieldReached[] = [];
    for (const outcome of outcomes.toSorted((a, b) => b.value - a.value)) {
      if (best.length >= max) break;
      const hash = this.kernel.hash(outcome.record);
      if (!seen.has(hash)) best.push(outcome);
      seen.add(hash);
    }
    return best;
  }

  /** The mean, over all pieces that may follow, of the best that can be made of each. */
  #expect(question: SearchQuestion, outcome: FieldReached): number | undefined {
    let sum = 0;
    let weights = 0;
    for (const turn of question.chances) {
      if (isExpired(question.budget)) return undefined;
      sum += turn.weight * this.#best(question, outcome, turn);
      weights += turn.weight;
    }
    return sum / weights;
  }

  /** Where no placement is left, what was reached before counts. */
  #best(question: SearchQuestion, origin: FieldReached, turn: Turn): number {
    let best = -Infinity;
    for (let left = this.#movesOn(question, origin, turn); left !== 0; left &= left - 1) {
      best = Math.max(best, this.#try(question, origin, turn, lowest(left)));
    }
    return best === -Infinity ? origin.value : best;
  }
}

function raise(values: Map<Move, number>, move: Move, value: number): void {
  values.set(move, Math.max(value, values.get(move) ?? -Infinity));
}

/** The lowest of a set of moves. */
function lowest(moves: number): Move {
  return 31 - Math.clz32(moves & -moves);
}
