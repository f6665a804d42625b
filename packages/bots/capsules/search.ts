import type { Budget } from '../bot/budget.ts';
import { type CapsulesKernel, Evaluation } from './kernel/index.ts';
import { Lookahead, RECORDS } from './lookahead.ts';
import type { SearchAnswer, SearchQuestion, Style } from './question.ts';
import { CapsulesSimulator } from './simulator.ts';

/** Searches on one kernel, one question after another. */
export class CapsulesSearch {
  readonly #kernel: CapsulesKernel;
  readonly #style: Style;
  readonly #evaluation: Evaluation;
  readonly #records: number;

  constructor(kernel: CapsulesKernel, style: Style) {
    this.#kernel = kernel;
    this.#style = style;
    this.#evaluation = new Evaluation(style.weights);
    this.#records = kernel.reserve(RECORDS * kernel.fieldWords);
  }

  /** Returns undefined if the clock runs out first. */
  run(question: SearchQuestion, budget: Budget): SearchAnswer | undefined {
    const simulator = new CapsulesSimulator(this.#kernel, this.#evaluation, question.settings);
    const context = { kernel: this.#kernel, records: this.#records, simulator, style: this.#style };
    return new Lookahead(context, budget).answer(question);
  }
}
