// The search. It tries every placement of the piece in hand, then of the one shown ahead. From the best fields behind
// those it tries every piece that may follow, weighted by its likelihood. Nothing is guessed or left to luck.

import { type Piece, SPAWN_COL, VISIBLE_ROWS } from '@rensa/games/gems';
import { distinct, type Move, MOVES } from '../bits/move.ts';
import { type Budget, isExpired } from '../bot/budget.ts';
import type { Evaluation, Evaluator } from './evaluation.ts';
import type { GemsKernel } from './kernel/index.ts';
import { type Exchanger, NO_TRAFFIC, type Pressure, type Traffic } from './traffic.ts';

/** A piece to set down, and the facts of its turn. */
export interface Turn {
  readonly piece: Piece;
  /** Pieces after it until one with a diamond is in hand. */
  readonly diamond: number;
  /** Weight of counter gems sent in this turn. */
  readonly share: number;
}

export interface ChanceTurn extends Turn {
  /** Relative likelihood of the piece. */
  readonly weight: number;
}

/** Turns to search, and the parts of the evaluation. */
export interface SearchQuestion {
  /** The piece in hand, then the one shown ahead if the bot looks at it. */
  readonly turns: readonly Turn[];
  /** Pieces that may follow. Empty if the bot does not look that far. */
  readonly chances: readonly ChanceTurn[];
  /** True if pieces stay upright. */
  readonly upright: boolean;
  readonly evaluation: Evaluation;
  readonly evaluator: Evaluator;
  readonly exchanger: Exchanger;
  readonly pressure: Pressure;
  readonly budget: Budget;
}

export interface SearchAnswer {
  /** Value of each first placement. */
  readonly values: ReadonlyMap<Move, number>;
  /** Value of those that were searched further. */
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
  /** Record of the field to search from. */
  readonly root: number;
  readonly #firsts: number;
  readonly #seconds: number;
  #nodes = 0;
  /** Points and traffic of the last placement. */
  #points = 0;
  #traffic: Traffic = NO_TRAFFIC;

  constructor(kernel: GemsKernel) {
    this.kernel = kernel;
    this.root = kernel.reserve(kernel.fieldWords);
    this.#firsts = kernel.reserve(MOVES * kernel.fieldWords);
    this.#seconds = kernel.reserve(MOVES * MOVES * kernel.fieldWords);
  }

  /** Searches once. Returns undefined if the clock runs out first. */
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

  /** Sets a piece down everywhere, and stores the fields in records from `start` on. */
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

  /** Placements of a piece, one bit each. Of two that look the same it has one. */
  #movesOn({ upright }: SearchQuestion, { record }: FieldBefore, { piece }: Turn): number {
    const reached = this.kernel.aim(record);
    const moves = piece.axis === piece.child ? distinct(reached) : reached;
    return upright ? moves & UPRIGHT : moves;
  }

  /** Sets a piece down and returns the value of the field. */
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

  /** Searches further from as many of the best fields as there are nodes for. */
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

  /** The best `max` fields. Of equal fields only the best way counts. */
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

  /** The mean, over all pieces that may follow, of the best value with each. */
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

  /** The best value with a piece. If it has no placement, the value before counts. */
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
