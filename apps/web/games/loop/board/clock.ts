// Time for a puzzle. Unlike a falling game it never drops time that has passed, so that the time of a solve is true, and
// it asks for no frame while nothing moves.

import { TICK_MS } from '@rensa/engine';
import type { Frames } from '../../../base/screen/clock.ts';

export interface Beats {
  /** So many ticks have passed. */
  elapse(ticks: number): void;
  /** How many milliseconds may pass until the next picture: 0 asks for the next frame, Infinity waits to be woken. */
  draw(ms: number): number;
}

export class LoopClock {
  readonly #frames: Frames;
  readonly #beats: Beats;
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: number | undefined;
  #running = false;

  constructor(frames: Frames, beats: Beats) {
    this.#frames = frames;
    this.#beats = beats;
  }

  /** Time counts from now on. */
  run(): void {
    this.#running = true;
    this.wake();
  }

  /** Time no longer counts. */
  stop(): void {
    this.#running = false;
    this.#last = undefined;
    this.#sleep();
  }

  /** Asks for a frame, be time running or not: something is to be shown. */
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
    if (ticks > 0) this.#beats.elapse(ticks);
    const rest = this.#beats.draw(ms);
    if (rest === 0) this.wake();
    else if (this.#running && rest < Infinity) this.#timer ??= setTimeout(() => this.wake(), rest);
  }

  /** The part of a tick that is left over waits for the next frame. The first frame counts as one tick. */
  #due(ms: number): number {
    if (!this.#running) return 0;
    const last = this.#last ?? ms - TICK_MS;
    const ticks = Math.max(0, Math.floor((ms - last + SLACK_MS) / TICK_MS));
    this.#last = last + ticks * TICK_MS;
    return ticks;
  }
}

/** Screens report times rounded to a tenth of a millisecond or so. */
const SLACK_MS = 0.2;
