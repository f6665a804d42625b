import type { RulesName } from '@rensa/games/gems';
import type { GemsKernel } from './kernel/index.ts';
import { TERM_NAMES, Terms, type TermWeights } from './terms.ts';
import type { PressureWeights } from './traffic.ts';

/** Weights of a board, of points, and of counter gems on the other side. */
export interface Evaluation {
  readonly terms: TermWeights;
  /** Value per point. */
  readonly point: number;
  readonly pressure: PressureWeights;
  /** Value of a board on which the game is lost. */
  readonly lost: number;
}

export type Evaluations = Readonly<Record<RulesName, Evaluation>>;

/** Evaluates boards with fixed weights. */
export class Evaluator {
  readonly #terms = new Terms();
  /** The terms with a weight, and their weights. */
  readonly #used: readonly number[];
  readonly #weights: readonly number[];

  constructor(weights: TermWeights) {
    const all = TERM_NAMES.map((name) => weights[name] ?? 0);
    this.#used = all.flatMap((weight, term) => (weight === 0 ? [] : [term]));
    this.#weights = this.#used.map((term) => all[term]);
  }

  /** Value of the current field of a kernel, `diamond` pieces before the next diamond. */
  valueOf(kernel: GemsKernel, diamond: number): number {
    this.#terms.count(kernel, diamond);
    const { values } = this.#terms;
    let sum = 0;
    for (let i = 0; i < this.#used.length; i++) {
      sum += values[this.#used[i]] * this.#weights[i];
    }
    return sum;
  }
}
