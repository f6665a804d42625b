import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Note } from '../../../base/sound/voices.ts';
import { Tune } from './tune.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const played: (readonly Note[])[] = [];
  const tune = new Tune({ playMusic: (notes) => void played.push(notes) });
  return { tune, played };
}

test('a tune pauses, and continues where it was', () => {
  const [whole, parts] = [open(), open()];
  whole.tune.run();
  vi.advanceTimersByTime(20_000);
  whole.tune.pause();
  expect(whole.played.length).toBeGreaterThan(50);
  parts.tune.run();
  vi.advanceTimersByTime(9000);
  parts.tune.pause();
  vi.advanceTimersByTime(60_000);
  parts.tune.run();
  vi.advanceTimersByTime(11_000);
  expect(parts.played.length).toBeGreaterThan(50);
  expect(parts.played).toEqual(whole.played.slice(0, parts.played.length));
});

test('asked twice to run, it has one timer', () => {
  const { tune, played } = open();
  tune.run();
  tune.run();
  vi.advanceTimersByTime(300);
  expect(played).toHaveLength(1);
});
