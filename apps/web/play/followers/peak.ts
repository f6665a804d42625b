// The board just before the longest chain of a game: the picture that it is remembered by.

/** A state, as far as it matters here. */
export interface Chaining {
  /** Links of the running chain so far. */
  readonly chain: number;
}

export interface LongestChain<State> {
  readonly links: number;
  /** Just before its first link. */
  readonly before: State;
}

/** A follower that needs nothing but states. */
export class Peak<State extends Chaining> {
  /** Undefined as long as there was no chain. */
  longest: LongestChain<State> | undefined;
  /** The tick at which the running chain began. */
  #begun: State | undefined;

  show(): void {
    this.restore(undefined);
  }

  /** Goes on from that of a saved game. */
  restore(longest: LongestChain<State> | undefined): void {
    this.longest = longest;
    this.#begun = undefined;
  }

  tick({ before, after }: { readonly before: State; readonly after: State }): void {
    if (after.chain <= before.chain) return;
    if (after.chain === 1) this.#begun = before;
    if (after.chain > (this.longest?.links ?? 0)) {
      this.longest = { links: after.chain, before: this.#begun ?? before };
    }
  }
}
