// The clock of games: sixty ticks per second at any refresh rate.

import { accumulate, TICK_MS } from '@rensa/engine';

/** Source of frames. */
export interface Frames {
  request(callback: (ms: number) => void): number;
  cancel(id: number): void;
}

export const screenFrames: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

export interface ClockCallbacks {
  tick(): void;
  /**
   * Draws a picture; `mix` is the share of the next tick that has passed, 0 to 1. Returns whether to go on; otherwise
   * the clock sleeps.
   */
  draw(mix: number): boolean;
  /** The factor of the speed for a frame at this moment. */
  pace?(now: number): number;
}

export class Clock {
  readonly #frames: Frames;
  readonly #callbacks: ClockCallbacks;
  readonly #drawTicks: number;
  /** Factor of the usual speed. */
  speed = 1;
  #running = false;
  #frame: number | undefined;
  #last: number | undefined;
  #bank = 0;
  #undrawn = 0;

  /** Draws on every frame, or only after `drawTicks` ticks since the last picture. */
  constructor(frames: Frames, callbacks: ClockCallbacks, drawTicks = 0) {
    this.#frames = frames;
    this.#callbacks = callbacks;
    this.#drawTicks = drawTicks;
  }

  /** Ticks and draws until `draw` returns false. */
  run(): void {
    this.#running = true;
    this.#frame ??= this.#frames.request((ms) => this.#onFrame(ms));
  }

  /** Stops at once. Time until the next `run` does not count. */
  stop(): void {
    if (this.#frame !== undefined) this.#frames.cancel(this.#frame);
    this.#running = false;
    this.#frame = undefined;
    this.#last = undefined;
    this.#bank = 0;
    this.#undrawn = this.#drawTicks;
  }

  /** Passes the ticks of a frame, then draws. A tick may stop the clock: then nothing follows it. */
  #onFrame(ms: number): void {
    this.#frame = undefined;
    const ticks = this.#elapse(ms);
    for (let i = 0; i < ticks && this.#running; i++) this.#callbacks.tick();
    if (!this.#running) return;
    if (this.#draw(ticks)) this.run();
    else this.stop();
  }

  /** Ticks since the last frame. The first frame after a stop is one tick, so that nothing waits for a second one. */
  #elapse(ms: number): number {
    const pace = this.#callbacks.pace?.(ms) ?? 1;
    const { ticks, bank } = accumulate(this.#bank, ms - (this.#last ?? ms - TICK_MS), this.speed * pace);
    this.#last = ms;
    this.#bank = bank;
    return ticks;
  }

  #draw(ticks: number): boolean {
    this.#undrawn += ticks;
    if (this.#undrawn < this.#drawTicks) return true;
    this.#undrawn = 0;
    return this.#callbacks.draw(Math.min(1, this.#bank / TICK_MS));
  }
}

/** Calls back when the page is hidden or left. Returns a function that stops this. */
export function onHidden(callback: () => void): () => void {
  const check = (): void => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pagehide', callback);
  };
}
