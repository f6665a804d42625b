// The number of all clears, for games that do not count it themselves.

export type IsAllClear<Event> = (event: Event) => boolean;

/** A follower that needs nothing but events. */
export class AllClears<Event> {
  readonly #isAllClear: IsAllClear<Event>;
  #count = 0;

  constructor(isAllClear: IsAllClear<Event> = () => false) {
    this.#isAllClear = isAllClear;
  }

  get count(): number {
    return this.#count;
  }

  show(): void {
    this.restore(0);
  }

  /** Goes on from those of a saved game. */
  restore(count: number): void {
    this.#count = count;
  }

  tick({ events }: { readonly events: readonly Event[] }): void {
    this.#count += events.filter(this.#isAllClear).length;
  }
}
