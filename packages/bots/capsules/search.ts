import type { Budget } from '../bot/budget.ts';
import { Evaluation } from './evaluate.ts';
import type { CapsulesKernel } from './kernel.ts';
import { Lookahead, RECORDS } from './lookahead.ts';
import type { SearchAnswer, SearchQuestion, Style } from './question.ts';
import { CapsulesTable } from './table.ts';

/** Searches on a kernel, one question after another. */
export class CapsulesSearch {
  readonly #kernel: CapsulesKernel;
  readonly #style: Style;
  readonly #evaluation: Evaluation;
  readonly #records: number;

  constructor(kernel: CapsulesKernel, style: Style) {
    this.#kernel = kernel;
    this.#style = style;
    this.#evaluation = new Evaluation(style.stages);
    this.#records = kernel.reserve(RECORDS * kernel.fieldWords);
  }

  /** Undefined when the clock ran out on the way. */
  run(question: SearchQuestion, budget: Budget): SearchAnswer | undefined {
    const table = new CapsulesTable(this.#kernel, this.#evaluation, question.terms);
    const place = { kernel: this.#kernel, records: this.#records, table, style: this.#style };
    return new Lookahead(place, budget).answer(question);
  }
}
