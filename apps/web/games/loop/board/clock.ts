// The clock of a puzzle. Unlike the clock of a falling game it never drops time, so the time of a solve is exact. It
// requests no frame while nothing moves.

import { TICK_MS } from '@rensa/engine';
import type { Frames } from '../../../base/screen/clock.ts';

/** Tolerance for times that screens report rounded to about a tenth of a millisecond. */
const SLACK_MS = 0.2;

export interface LoopClockCallbacks {
  /** Passes over `ticks` ticks. */
  elapse(ticks: number): void;
  /** Draws, and returns the milliseconds until the next picture: 0 for the next frame, Infinity to wait for `wake`. */
  draw(ms: number): number;
}

export class LoopClock {
  readonly #frames: Frames;
  readonly #callbacks: LoopClockCallbacks;
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: number | undefined;
  #running = false;

  constructor(frames: Frames, callbacks: LoopClockCallbacks) {
    this.#frames = frames;
    this.#callbacks = callbacks;
  }

  /** Counts time from now on. */
  run(): void {
    this.#running = true;
    this.wake();
  }

  /** Stops counting time. */
  stop(): void {
    this.#running = false;
    this.#last = undefined;
    this.#sleep();
  }

  /** Requests a frame, even while time is stopped. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#frame ??= this.#frames.request((ms) => this.#onFrame(ms));
  }

  #sleep(): void {
    if (this.#frame !== undefined) this.#frames.cancel(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#timer = undefined;
  }

  #onFrame(ms: number): void {
    this.#frame = undefined;
    const ticks = this.#due(ms);
    if (ticks > 0) this.#callbacks.elapse(ticks);
    const rest = this.#callbacks.draw(ms);
    if (rest === 0) this.wake();
    else if (this.#running && rest < Infinity) this.#timer ??= setTimeout(() => this.wake(), rest);
  }

  /** Whole ticks since the last frame; the rest of a tick counts for the next one. The first frame counts as one tick. */
  #due(ms: number): number {
    if (!this.#running) return 0;
    const last = this.#last ?? ms - TICK_MS;
    const ticks = Math.max(0, Math.floor((ms - last + SLACK_MS) / TICK_MS));
    this.#last = last + ticks * TICK_MS;
    return ticks;
  }
}
