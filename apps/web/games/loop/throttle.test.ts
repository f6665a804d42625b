import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function throttled() {
  const save = vi.fn<() => void>();
  return { save, throttle: new Throttle(save, 5000) };
}

describe('a throttle', () => {
  test('saves nothing unasked', () => {
    const { save } = throttled();
    vi.advanceTimersByTime(20_000);
    expect(save).not.toHaveBeenCalled();
  });

  test('saves the first time at once', () => {
    const { save, throttle } = throttled();
    throttle.ask();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('saves what was asked for meanwhile once, when the time is over', () => {
    const { save, throttle } = throttled();
    throttle.ask();
    throttle.ask();
    throttle.ask();
    vi.advanceTimersByTime(4999);
    expect(save).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(save).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(20_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('rests after a late save too', () => {
    const { save, throttle } = throttled();
    throttle.ask();
    throttle.ask();
    vi.advanceTimersByTime(5000);
    throttle.ask();
    expect(save).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(save).toHaveBeenCalledTimes(3);
  });

  test('does not wait when told not to', () => {
    const { save, throttle } = throttled();
    throttle.ask();
    throttle.ask();
    throttle.now();
    expect(save).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(20_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('saves what is left when it ends, and nothing afterwards', () => {
    const { save, throttle } = throttled();
    throttle.ask();
    throttle.ask();
    throttle.destroy();
    expect(save).toHaveBeenCalledTimes(2);
    throttle.destroy();
    vi.advanceTimersByTime(20_000);
    expect(save).toHaveBeenCalledTimes(2);
  });
});
