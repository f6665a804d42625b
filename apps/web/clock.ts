// The only reader of real time. A game runs at sixty ticks a second whatever the screen does.

export const TICK_MS = 1000 / 60;
/** A page that lags by more than this slows down instead of leaping. */
const MOST_TICKS = 5;

/** Ticks that are due, and the milliseconds left over, after `elapsed` more. */
export function accumulate(bank: number, elapsed: number): { readonly ticks: number; readonly bank: number } {
  const due = bank + Math.max(0, elapsed);
  // Screens report times rounded to a tenth of a millisecond or so; without the slack a 60 Hz screen would now and
  // then show a frame with no tick and the next with two.
  const ticks = Math.floor((due + 0.2) / TICK_MS);
  if (ticks > MOST_TICKS) return { ticks: MOST_TICKS, bank: 0 };
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
  /** `mix` is how far the next tick is on its way, 0 to 1. Says whether something still moves. */
  draw(mix: number, ms: number): boolean;
}

export interface Pace {
  /** Draw only once this many ticks have passed since the last time. */
  readonly drawTicks: number;
}

export class Clock {
  readonly #frames: Frames;
  readonly #hands: Hands;
  readonly #pace: Pace;
  #mode: 'off' | 'rest' | 'run' = 'off';
  #frame: number | undefined;
  #last: number | undefined;
  #bank = 0;
  #undrawn = 0;

  constructor(frames: Frames, hands: Hands, pace: Pace = { drawTicks: 0 }) {
    this.#frames = frames;
    this.#hands = hands;
    this.#pace = pace;
  }

  /** Ticks and draws until told otherwise. */
  run(): void {
    this.#mode = 'run';
    this.#ask();
  }

  /** Stops ticking; draws on until nothing moves. */
  rest(): void {
    this.#mode = 'rest';
    this.#ask();
  }

  /** Stops at once. Time until the next `run` does not count. */
  stop(): void {
    this.#mode = 'off';
    if (this.#frame !== undefined) this.#frames.cancel(this.#frame);
    this.#sleep();
  }

  #ask(): void {
    this.#frame ??= this.#frames.request((ms) => this.#onFrame(ms));
  }

  #sleep(): void {
    this.#frame = undefined;
    this.#last = undefined;
    this.#bank = 0;
    this.#undrawn = this.#pace.drawTicks;
  }

  /** A tick may stop the clock: then neither the ticks after it nor the drawing happen. */
  #onFrame(ms: number): void {
    this.#frame = undefined;
    const ticks = this.#elapse(ms);
    this.#undrawn += ticks;
    for (let i = 0; i < ticks && this.#mode === 'run'; i++) this.#hands.tick();
    if (this.#mode === 'off') return;
    const moving = this.#draw(ms);
    if (this.#mode === 'run' || (moving && this.#mode === 'rest')) this.#ask();
    else this.#sleep();
  }

  /** The first frame after a stop is one tick, so that nothing waits for a second one. */
  #elapse(ms: number): number {
    const { ticks, bank } = accumulate(this.#bank, ms - (this.#last ?? ms - TICK_MS));
    this.#last = ms;
    this.#bank = bank;
    return ticks;
  }

  /** A frame that is skipped for the pace counts as moving. */
  #draw(ms: number): boolean {
    if (this.#undrawn < this.#pace.drawTicks) return true;
    this.#undrawn = 0;
    return this.#hands.draw(Math.min(1, this.#bank / TICK_MS), ms);
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
