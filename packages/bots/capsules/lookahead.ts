// One search. It tries the capsule in hand and the next one everywhere, and follows the best fields further. The
// capsules after those are not known, so each of the six kinds counts as often as it comes.

import { type Colors, isVirus } from '@rensa/games/capsules';
import { type Budget, isExpired } from '../bot/budget.ts';
import { type CapsulesKernel, isMirrored, type Move } from './kernel/index.ts';
import type { RankedMove, SearchAnswer, SearchQuestion, Style } from './question.ts';
import { type CapsulesSimulator, isLost, isWon, type SearchField } from './simulator.ts';

/** Fields that a search can hold at once. */
export const RECORDS = 1000;

/** A field that can be reached: another field, and a capsule that locks there. */
interface SearchLine extends RankedMove {
  readonly from: SearchField;
  readonly last: Move;
  readonly colors: Colors;
}

type SearchStep = (lines: readonly SearchLine[]) => SearchLine[];

/** All kinds of capsules, and how often in nine each comes. */
const CAPSULES: readonly (Colors & { readonly weight: number })[] = [1, 2, 3].flatMap((axis) =>
  [1, 2, 3].filter((child) => child >= axis).map((child) => ({ axis, child, weight: axis === child ? 1 : 2 })),
);
const TOTAL_WEIGHT = 9;

/** Memory and parameters of a search. */
export interface SearchContext {
  readonly kernel: CapsulesKernel;
  /** Start of the records. */
  readonly records: number;
  readonly simulator: CapsulesSimulator;
  readonly style: Style;
}

/** Answers one question. */
export class Lookahead {
  readonly #context: SearchContext;
  readonly #budget: Budget;
  #used = 0;
  #left: number;

  constructor(context: SearchContext, budget: Budget) {
    this.#context = context;
    this.#budget = budget;
    this.#left = budget.nodes;
  }

  answer(question: SearchQuestion): SearchAnswer | undefined {
    let lines = this.#start(question);
    const layers = [lines];
    for (const look of this.#looks(question)) {
      lines = lines.some(({ cost }) => isWon(cost)) ? [] : look(lines);
      if (isExpired(this.#budget)) return undefined;
      if (lines.length === 0) break;
      layers.push(lines);
    }
    return { choices: choicesIn(layers), nodes: this.#budget.nodes - this.#left };
  }

  /** Steps of a search. Each looks one capsule further than the step before. */
  #looks({ shown }: SearchQuestion): SearchStep[] {
    const { wide, deep } = this.#context.style;
    return [
      ...shown.slice(1, this.#context.style.shown).map(
        (colors): SearchStep =>
          (lines) =>
            this.#expand(lines, colors),
      ),
      (lines) => this.#follow(lines, wide, 1),
      (lines) => this.#follow(lines, deep, 2),
    ];
  }

  /** Lines that the capsule in hand can lead to. */
  #start({ board, shown: [hand] }: SearchQuestion): SearchLine[] {
    const record = this.#take();
    this.#context.kernel.write(record, board);
    const root = { record, viruses: board.filter(isVirus).length, earned: 0 };
    const colors = hand;
    const moves = this.#movesOn(root, colors).slice(0, this.#left);
    return byCost(
      this.#tried(root, moves, colors).map(({ move, cost }) => ({ move, cost, from: root, last: move, colors })),
    );
  }

  /** Lines that one more capsule can lead to, as far as the budget goes. */
  #expand(lines: readonly SearchLine[], colors: Colors): SearchLine[] {
    const found: SearchLine[] = [];
    for (const line of lines) {
      if (isLost(line.cost)) continue;
      const from = this.#fieldOf(line);
      const moves = this.#movesOn(from, colors);
      if (moves.length > this.#left || isExpired(this.#budget)) break;
      for (const { move, cost } of this.#tried(from, moves, colors)) {
        found.push({ move: line.move, cost, from, last: move, colors });
      }
    }
    return byCost(found);
  }

  /** Moves of a capsule. A capsule of one color has each only one way round. */
  #movesOn(field: SearchField, { axis, child }: Colors): Int32Array {
    const moves = this.#context.simulator.movesOn(field);
    return axis === child ? moves.filter((move) => !isMirrored(move)) : moves;
  }

  #tried(field: SearchField, moves: Int32Array, colors: Colors): RankedMove[] {
    this.#left -= moves.length;
    return Array.from(moves, (move) => ({ move, cost: this.#context.simulator.costAfter(field, move, colors) }));
  }

  #fieldOf({ from, last, colors }: SearchLine): SearchField {
    return this.#context.simulator.play(from, last, colors, this.#take());
  }

  #take(): number {
    if (this.#used === RECORDS) throw new Error('the search has no room for another board');
    return this.#context.records + this.#context.kernel.fieldWords * this.#used++;
  }

  /** Follows at most `max` of the best lines for `plies` more capsules, as far as the budget goes. */
  #follow(lines: readonly SearchLine[], max: number, plies: number): SearchLine[] {
    const followed: SearchLine[] = [];
    const seen = new Set<number>();
    for (const line of lines) {
      if (followed.length === max || isExpired(this.#budget)) break;
      const field = this.#fieldOf(line);
      const hash = this.#context.kernel.hash(field.record);
      if (seen.has(hash)) {
        this.#used--;
        continue;
      }
      seen.add(hash);
      const cost = this.#future(field, line.cost, plies);
      if (cost === undefined) break;
      followed.push({ ...line, cost });
    }
    return byCost(followed);
  }

  /** Expected cost of a field that costs `cost` now. Undefined if the budget does not suffice. */
  #future(field: SearchField, cost: number, plies: number): number | undefined {
    return isWon(cost) || isLost(cost) ? cost : this.#expected(field, plies);
  }

  /** Mean over all capsules of the lowest cost that each can lead to. */
  #expected(field: SearchField, plies: number): number | undefined {
    const all = this.#context.simulator.movesOn(field);
    const half = all.filter((move) => !isMirrored(move));
    let sum = 0;
    for (const colors of CAPSULES) {
      const moves = colors.axis === colors.child ? half : all;
      if (moves.length > this.#left) return undefined;
      const best = plies === 1 ? this.#minCost(field, moves, colors) : this.#minCostBeyond(field, moves, colors);
      if (best === undefined) return undefined;
      sum += colors.weight * best;
    }
    return Math.round(sum / TOTAL_WEIGHT);
  }

  /** The lowest cost that a capsule can lead to. */
  #minCost(field: SearchField, moves: Int32Array, colors: Colors): number {
    this.#left -= moves.length;
    let min = Infinity;
    for (const move of moves) min = Math.min(min, this.#context.simulator.costAfter(field, move, colors));
    return min;
  }

  /** The lowest expected cost after a capsule and any other one. */
  #minCostBeyond(from: SearchField, moves: Int32Array, colors: Colors): number | undefined {
    let min = Infinity;
    for (const { move, cost } of byCost(this.#tried(from, moves, colors)).slice(0, this.#context.style.kept)) {
      const field = this.#fieldOf({ move, cost, from, last: move, colors });
      const future = this.#future(field, cost, 1);
      this.#used--;
      if (future === undefined) return undefined;
      min = Math.min(min, future);
    }
    return min;
  }
}

function byCost<Costly extends { readonly cost: number }>(all: readonly Costly[]): Costly[] {
  return all.toSorted((a, b) => a.cost - b.cost);
}

/** One choice for each placement, from the layer that looked farthest. Those that were followed farther come first. */
function choicesIn(layers: readonly (readonly RankedMove[])[]): RankedMove[] {
  const choices = new Map<Move, RankedMove>();
  for (const layer of layers.toReversed()) {
    for (const { move, cost } of layer) if (!choices.has(move)) choices.set(move, { move, cost });
  }
  return [...choices.values()];
}
