// The only reader of real time. A game runs at sixty ticks per second at any refresh rate.

export const TICK_MS = 1000 / 60;
/** A page that lags by more than this slows down instead of leaping. */
const MOST_TICKS = 5;

/** Ticks that are due, and the milliseconds left over, after `elapsed` more, at so many times the usual speed. */
export function accumulate(
  bank: number,
  elapsed: number,
  speed = 1,
): { readonly ticks: number; readonly bank: number } {
  const due = bank + speed * Math.max(0, elapsed);
  const most = MOST_TICKS * Math.max(1, speed);
  // Screens report times rounded to a tenth of a millisecond or so; without the slack a 60 Hz screen would now and
  // then show a frame with no tick and the next with two.
  const ticks = Math.floor((due + 0.2) / TICK_MS);
  if (ticks > most) return { ticks: most, bank: 0 };
  return { ticks, bank: Math.max(0, due - ticks * TICK_MS) };
}

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
