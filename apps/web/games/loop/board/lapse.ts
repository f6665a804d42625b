// A solve being watched once more: it plays by itself until the player moves the slider.

import { signal } from '@preact/signals';
import type { State } from '@rensa/games/loop';
import { pictureMs } from './timelapse.ts';

export class TimeLapse {
  /** Which picture is shown. */
  readonly at = signal(0);
  readonly running = signal(false);
  readonly length: number;
  readonly #states: readonly State[];
  readonly #show: (state: State | undefined) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `show` gets each picture, and nothing when it is over. */
  constructor(states: readonly State[], show: (state: State | undefined) => void) {
    this.length = states.length;
    this.#states = states;
    this.#show = show;
  }

  /** From here on, or from the beginning when this is the last picture. */
  run(): void {
    this.#hold();
    this.#turnTo(this.atEnd ? 0 : this.at.value);
    this.running.value = true;
    this.#timer = setInterval(() => this.#next(), pictureMs(this.length));
  }

  /** Stays at this picture. */
  seek(at: number): void {
    this.#hold();
    this.#turnTo(at);
  }

  get atEnd(): boolean {
    return this.at.value === this.length - 1;
  }

  /** One picture on or back. */
  step(by: 1 | -1): void {
    this.seek(Math.min(Math.max(0, this.at.value + by), this.length - 1));
  }

  end(): void {
    this.#hold();
    this.#show(undefined);
  }

  #next(): void {
    if (this.atEnd) this.end();
    else this.#turnTo(this.at.value + 1);
  }

  #turnTo(at: number): void {
    this.at.value = at;
    this.#show(this.#states[at]);
  }

  #hold(): void {
    clearInterval(this.#timer);
    this.running.value = false;
  }
}
