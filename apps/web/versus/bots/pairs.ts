import type { PairCounter } from '@rensa/bots/bot';

/** Reports every new pair in hand once. */
export class PairWatch<State> {
  readonly #bots: PairCounter<State>;
  /** The number of pairs set down before the last one that was reported. */
  #last: number | undefined;

  constructor(bots: PairCounter<State>) {
    this.#bots = bots;
  }

  isNew(state: State): boolean {
    if (!this.#bots.hasPair(state) || this.#bots.pairsOf(state) === this.#last) return false;
    this.#last = this.#bots.pairsOf(state);
    return true;
  }

  forget(): void {
    this.#last = undefined;
  }
}
