import type { RulesName } from '@rensa/games/gems';
import { colOf, type Move, rotOf } from '../bits/move.ts';
import type { Scored, Thought } from '../bot/bot.ts';
import type { Budget } from '../bot/budget.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { type ChancePiece, chancePieces, diamondPieces } from './chances.ts';
import { type Evaluation, type Evaluations, Evaluator } from './evaluation.ts';
import { ArcadeKernel, ClassicKernel } from './kernel/index.ts';
import { type ChanceTurn, Search, type SearchAnswer, type SearchQuestion, type Turn } from './search.ts';
import { Exchanger, Pressure } from './traffic.ts';
import type { GemsView } from './view.ts';

type Plies = 1 | 2 | 3;

/** Parameters of a bot. */
export interface GemsStyle {
  /** Pieces to look ahead: the one in hand, the one shown ahead, and any that may follow. */
  readonly plies: Readonly<Record<RulesName, Plies>>;
  /** True if it leaves pieces upright. */
  readonly upright: boolean;
  readonly evaluations: Evaluations;
}

/** Pieces to the next diamond if none is known to come. */
const NO_DIAMOND_PIECES = 25;
/** Pieces from one diamond to the next. */
const DIAMOND_EVERY = 25;

/** Thinks under one ruleset. */
export class Thinker {
  readonly #plies: Plies;
  readonly #upright: boolean;
  readonly #evaluation: Evaluation;
  readonly #evaluator: Evaluator;
  readonly #search: Search;
  readonly #chances: readonly ChancePiece[];
  readonly #diamonds: readonly ChancePiece[];

  constructor({ plies, upright, evaluations }: GemsStyle, rules: RulesName) {
    this.#plies = plies[rules];
    this.#upright = upright;
    this.#evaluation = evaluations[rules];
    this.#evaluator = new Evaluator(this.#evaluation.terms);
    this.#search = new Search(rules === 'classic' ? new ClassicKernel() : new ArcadeKernel());
    this.#chances = chancePieces(rules);
    this.#diamonds = diamondPieces(rules);
  }

  /** Searches once. Returns undefined if the clock runs out first. */
  think(view: GemsView, budget: Budget): Thought<PairPlacement> | undefined {
    this.#search.kernel.write(this.#search.root, view);
    const found = this.#search.run(this.#questionOf(view, budget));
    return found && { placements: ranked(found), nodes: found.nodes };
  }

  #questionOf(view: GemsView, budget: Budget): SearchQuestion {
    return {
      turns: view.pieces.slice(0, this.#plies).map((piece, number) => ({ piece, ...this.#turnOf(view, number) })),
      chances: this.#plies < 3 ? [] : this.#chancesOf(view),
      upright: this.#upright,
      evaluation: this.#evaluation,
      evaluator: this.#evaluator,
      exchanger: new Exchanger(view),
      pressure: new Pressure(view.opponent, this.#evaluation.pressure),
      budget,
    };
  }

  #chancesOf(view: GemsView): readonly ChanceTurn[] {
    const turn = this.#turnOf(view, 2);
    const chances = view.diamond === 2 ? this.#diamonds : this.#chances;
    return chances.map(({ weight, ...piece }) => ({ piece, weight, ...turn }));
  }

  /** The facts of turn `number`, from 0. */
  #turnOf({ diamond }: GemsView, number: number): Omit<Turn, 'piece'> {
    const left = (diamond ?? NO_DIAMOND_PIECES) - number;
    const { later } = this.#evaluation.pressure;
    const share = number === 0 ? 1 : number === 1 ? later : later * later;
    return { diamond: left > 0 ? left : left + DIAMOND_EVERY, share };
  }
}

/** Placements, best first. Those searched further come first, and the others score no more than they do. */
function ranked({ values, further }: SearchAnswer): Scored<PairPlacement>[] {
  const minFurther = Math.min(...further.values(), Infinity);
  return [...values]
    .map(([move, value]) => ({ move, value, score: further.get(move) ?? Math.min(value, minFurther) }))
    .toSorted(
      (a, b) =>
        Number(further.has(b.move)) - Number(further.has(a.move)) ||
        b.score - a.score ||
        b.value - a.value ||
        a.move - b.move,
    )
    .map(({ move, score }) => placementOf(move, score));
}

function placementOf(move: Move, score: number): Scored<PairPlacement> {
  return { col: colOf(move), rot: rotOf(move), score: Math.round(score) };
}
