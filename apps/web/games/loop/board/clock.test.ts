import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoopClock } from './clock.ts';

/** A screen whose frames come when the test calls `show`. */
class Screen {
  asked: ((ms: number) => void) | undefined;
  request = (callback: (ms: number) => void): number => {
    this.asked = callback;
    return 1;
  };
  cancel = (): void => void (this.asked = undefined);
  show(ms: number): void {
    const callback = this.asked;
    this.asked = undefined;
    callback?.(ms);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(rest: number) {
  const screen = new Screen();
  const told = { ticks: 0, rest };
  const clock = new LoopClock(screen, { elapse: (ticks) => void (told.ticks += ticks), draw: () => told.rest });
  return { screen, clock, told };
}

describe('time', () => {
  test('counts sixty ticks per second at any refresh rate', () => {
    const { screen, clock, told } = paced(0);
    clock.run();
    for (let ms = 0; ms <= 1000; ms += 7) screen.show(ms);
    expect(told.ticks).toBe(60);
  });

  test('is never dropped, however long the frames are apart', () => {
    const { screen, clock, told } = paced(0);
    clock.run();
    screen.show(0);
    screen.show(10_000);
    expect(told.ticks).toBe(601);
  });

  test('does not count while it is stopped', () => {
    const { screen, clock, told } = paced(0);
    clock.run();
    screen.show(0);
    clock.stop();
    clock.run();
    screen.show(60_000);
    expect(told.ticks).toBe(2);
  });
});

describe('frames', () => {
  test('follow each other while something moves', () => {
    const { screen, clock } = paced(0);
    clock.run();
    screen.show(0);
    expect(screen.asked).toBeDefined();
  });

  test('wait as long as requested, and that time counts', () => {
    const { screen, clock, told } = paced(500);
    clock.run();
    screen.show(0);
    expect(screen.asked).toBeUndefined();
    vi.advanceTimersByTime(499);
    expect(screen.asked).toBeUndefined();
    vi.advanceTimersByTime(1);
    screen.show(500);
    expect(told.ticks).toBe(31);
  });

  test('come early when woken', () => {
    const { screen, clock } = paced(500);
    clock.run();
    screen.show(0);
    clock.wake();
    expect(screen.asked).toBeDefined();
  });

  test('are not requested once there is nothing more to wait for', () => {
    const { screen, clock } = paced(Infinity);
    clock.run();
    screen.show(0);
    vi.advanceTimersByTime(60_000);
    expect(screen.asked).toBeUndefined();
  });

  test('are drawn while time is stopped, without a tick', () => {
    const { screen, clock, told } = paced(0);
    clock.wake();
    screen.show(0);
    screen.show(1000);
    expect(told.ticks).toBe(0);
  });
});
