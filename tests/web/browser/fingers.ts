// Real touches, sent below the page. Each carries its own time, so that a slow machine does not make a stroke slow.

import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEP_MS = 25;
const PINCH_STEPS = 8;

export class Fingers {
  readonly #session: CDPSession;
  #now = Date.now();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async tap(at: Spot): Promise<void> {
    await this.down(at);
    await this.up();
  }

  /** From one spot over the others; `ms` in all for each leg. */
  async stroke(spots: readonly Spot[], ms: number): Promise<void> {
    const [first, ...rest] = spots as [Spot, ...Spot[]];
    await this.down(first);
    let from = first;
    for (const to of rest) {
      await this.slide(from, to, ms);
      from = to;
    }
    await this.up();
  }

  async down(at: Spot): Promise<void> {
    this.#now = Math.max(this.#now + STEP_MS, Date.now());
    await this.#send('touchStart', [at]);
  }

  async slide(from: Spot, to: Spot, ms: number): Promise<void> {
    const steps = Math.max(1, Math.round(ms / STEP_MS));
    for (let i = 1; i <= steps; i++) {
      this.#now += ms / steps;
      const part = i / steps;
      await this.#send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    }
  }

  /** Two fingers at once, from one pair of spots to another, and up. */
  async pinch(from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Promise<void> {
    const between = (a: Spot, b: Spot, part: number): Spot => ({
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
    });
    this.#now = Math.max(this.#now + STEP_MS, Date.now());
    await this.#send('touchStart', [...from]);
    for (let i = 1; i <= PINCH_STEPS; i++) {
      const part = i / PINCH_STEPS;
      this.#now += STEP_MS;
      await this.#send('touchMove', [between(from[0], to[0], part), between(from[1], to[1], part)]);
    }
    await this.up();
  }

  async up(): Promise<void> {
    this.#now += STEP_MS;
    await this.#send('touchEnd', []);
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
    const touchPoints = spots.map((spot, id) => ({ ...spot, id }));
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#now / 1000 });
  }
}
