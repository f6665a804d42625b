import type { Button, Reading } from './buttons.ts';

/** A key code or the id of a pointer: two of them can hold the same button. */
type Source = string | number;

/** The buttons that the sources of one device hold, and those pressed since the last `drain`. */
export class HeldButtons {
  readonly #holds = new Map<Source, Button>();
  #presses: Button[] = [];

  /** Pressing again with the same source lets go of what it held before. */
  press(source: Source, button: Button): void {
    this.#holds.delete(source);
    this.#holds.set(source, button);
    this.#presses.push(button);
  }

  release(source: Source): void {
    this.#holds.delete(source);
  }

  releaseAll(): void {
    this.#holds.clear();
  }

  /** Pressed and let go at once. */
  tap(button: Button): void {
    this.#presses.push(button);
  }

  holds(source: Source): Button | undefined {
    return this.#holds.get(source);
  }

  drain(): Reading {
    const presses = this.#presses;
    this.#presses = [];
    return { presses, held: [...this.#holds.values()] };
  }

  reset(): void {
    this.#holds.clear();
    this.#presses = [];
  }
}
