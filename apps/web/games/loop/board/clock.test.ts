import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoopClock } from './clock.ts';

/** Frames that come when the test says so. */
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
  const pace = new LoopClock(screen, { elapse: (ticks) => void (told.ticks += ticks), draw: () => told.rest });
  return { screen, pace, told };
}

describe('time', () => {
  test('counts sixty ticks per second at any refresh rate', () => {
    const { screen, pace, told } = paced(0);
    pace.run();
    for (let ms = 0; ms <= 1000; ms += 7) screen.show(ms);
    expect(told.ticks).toBe(60);
  });

  test('is never dropped, however long the frames are apart', () => {
    const { screen, pace, told } = paced(0);
    pace.run();
    screen.show(0);
    screen.show(10_000);
    expect(told.ticks).toBe(601);
  });

  test('does not count while it is stopped', () => {
    const { screen, pace, told } = paced(0);
    pace.run();
    screen.show(0);
    pace.stop();
    pace.run();
    screen.show(60_000);
    expect(told.ticks).toBe(2);
  });
});

describe('frames', () => {
  test('follow each other while something moves', () => {
    const { screen, pace } = paced(0);
    pace.run();
    screen.show(0);
    expect(screen.asked).toBeDefined();
  });

  test('wait as long as requested, and that time counts', () => {
    const { screen, pace, told } = paced(500);
    pace.run();
    screen.show(0);
    expect(screen.asked).toBeUndefined();
    vi.advanceTimersByTime(499);
    expect(screen.asked).toBeUndefined();
    vi.advanceTimersByTime(1);
    screen.show(500);
    expect(told.ticks).toBe(31);
  });

  test('come early when woken', () => {
    const { screen, pace } = paced(500);
    pace.run();
    screen.show(0);
    pace.wake();
    expect(screen.asked).toBeDefined();
  });

  test('are not requested once there is nothing more to wait for', () => {
    const { screen, pace } = paced(Infinity);
    pace.run();
    screen.show(0);
    vi.advanceTimersByTime(60_000);
    expect(screen.asked).toBeUndefined();
  });

  test('are drawn while time is stopped, without a tick', () => {
    const { screen, pace, told } = paced(0);
    pace.wake();
    screen.show(0);
    screen.show(1000);
    expect(told.ticks).toBe(0);
  });
});
