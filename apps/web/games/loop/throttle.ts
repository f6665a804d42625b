/** Saves at once, then at most every so often; what was asked for in between is saved when that time is over. */
export class Throttle {
  readonly #save: () => void;
  readonly #everyMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;

  constructor(save: () => void, everyMs: number) {
    this.#save = save;
    this.#everyMs = everyMs;
  }

  ask(): void {
    if (this.#timer === undefined) this.now();
    else this.#asked = true;
  }

  /** Without waiting. */
  now(): void {
    clearTimeout(this.#timer);
    this.#asked = false;
    this.#save();
    this.#timer = setTimeout(() => this.#rest(), this.#everyMs);
  }

  /** Saves what is still to be saved, and nothing after that. */
  destroy(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#asked) this.#save();
    this.#asked = false;
  }

  #rest(): void {
    this.#timer = undefined;
    if (this.#asked) this.now();
  }
}
