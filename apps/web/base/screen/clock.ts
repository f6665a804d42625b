// The only reader of real time. A game runs at sixty ticks per second at any refresh rate.

import { accumulate, TICK_MS } from '@rensa/engine';

/** Where frames come from. */
export interface Frames {
  request(callback: (ms: number) => void): number;
  cancel(id: number): void;
}

export const screenFrames: Frames = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
};

export interface Hands {
  tick(): void;
  /** `mix` is how far the next tick is on its way, 0 to 1. Says whether to go on; otherwise the clock sleeps. */
  draw(mix: number): boolean;
}

export class Clock {
  readonly #frames: Frames;
  readonly #hands: Hands;
  readonly #drawTicks: number;
  /** How many times as fast as usual. */
  speed = 1;
  #running = false;
  #frame: number | undefined;
  #last: number | undefined;
  #bank = 0;
  #undrawn = 0;

  /** Draws on every frame, or only once `drawTicks` ticks have passed since the last time. */
  constructor(frames: Frames, hands: Hands, drawTicks = 0) {
    this.#frames = frames;
    this.#hands = hands;
    this.#drawTicks = drawTicks;
  }

  /** Ticks and draws until `draw` says no more. */
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

  /** A tick may stop the clock: then neither the ticks after it nor the drawing happen. */
  #onFrame(ms: number): void {
    this.#frame = undefined;
    const ticks = this.#elapse(ms);
    for (let i = 0; i < ticks && this.#running; i++) this.#hands.tick();
    if (!this.#running) return;
    if (this.#draw(ticks)) this.run();
    else this.stop();
  }

  /** The first frame after a stop is one tick, so that nothing waits for a second one. */
  #elapse(ms: number): number {
    const { ticks, bank } = accumulate(this.#bank, ms - (this.#last ?? ms - TICK_MS), this.speed);
    this.#last = ms;
    this.#bank = bank;
    return ticks;
  }

  #draw(ticks: number): boolean {
    this.#undrawn += ticks;
    if (this.#undrawn < this.#drawTicks) return true;
    this.#undrawn = 0;
    return this.#hands.draw(Math.min(1, this.#bank / TICK_MS));
  }
}

/** Calls back when the page is hidden or left, and gives a function that ends this. */
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
