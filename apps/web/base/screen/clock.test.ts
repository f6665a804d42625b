import { TICK_MS } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { Clock, type Frames } from './clock.ts';

/** A screen that shows a frame on demand. */
class Screen implements Frames {
  ms = 1000;
  #waiting: ((ms: number) => void) | undefined;

  request(callback: (ms: number) => void): number {
    this.#waiting = callback;
    return 1;
  }
  cancel(): void {
    this.#waiting = undefined;
  }
  get asked(): boolean {
    return this.#waiting !== undefined;
  }
  after(ms: number): void {
    this.ms += ms;
    const callback = this.#waiting;
    this.#waiting = undefined;
    callback?.(this.ms);
  }
}

class Counting {
  ticks = 0;
  draws = 0;
  moving = true;
  mix = 0;
  onTick: () => void = () => {};

  tick(): void {
    this.ticks++;
    this.onTick();
  }
  draw(mix: number): boolean {
    this.draws++;
    this.mix = mix;
    return this.moving;
  }
}

function begin(drawTicks = 0): { screen: Screen; hands: Counting; clock: Clock } {
  const screen = new Screen();
  const hands = new Counting();
  const clock = new Clock(screen, hands, drawTicks);
  clock.run();
  screen.after(0);
  return { screen, hands, clock };
}

describe('a clock', () => {
  test('ticks sixty times per second on a 60 Hz screen', () => {
    const { screen, hands } = begin();
    for (let i = 1; i < 60; i++) screen.after(1000 / 60);
    expect(hands).toMatchObject({ ticks: 60, draws: 60 });
  });

  test('ticks sixty times per second on a 144 Hz screen, and interpolates', () => {
    const { screen, hands } = begin();
    for (let i = 0; i < 144; i++) screen.after(1000 / 144);
    expect(hands.ticks).toBe(61);
    expect(hands.draws).toBe(145);
    screen.after(TICK_MS / 2);
    expect(hands.mix).toBeCloseTo(0.5, 1);
  });

  test('does not count the time it was stopped', () => {
    const { screen, hands, clock } = begin();
    clock.stop();
    expect(screen.asked).toBe(false);
    screen.ms += 60_000;
    clock.run();
    screen.after(0);
    expect(hands.ticks).toBe(2);
  });

  test('sleeps once the drawing says that nothing moves', () => {
    const { screen, hands, clock } = begin();
    hands.moving = false;
    screen.after(TICK_MS);
    expect(screen.asked).toBe(false);
    expect(hands.draws).toBe(2);
    clock.run();
    expect(screen.asked).toBe(true);
  });

  test('stopped by a tick, it neither draws nor asks again', () => {
    const { screen, hands, clock } = begin();
    hands.onTick = () => clock.stop();
    screen.after(3 * TICK_MS);
    expect(hands).toMatchObject({ ticks: 2, draws: 1 });
    expect(screen.asked).toBe(false);
  });

  test('can draw at half the rate', () => {
    const { screen, hands } = begin(2);
    for (let i = 0; i < 60; i++) screen.after(TICK_MS);
    expect(hands.ticks).toBe(61);
    expect(hands.draws).toBe(30);
  });
});
