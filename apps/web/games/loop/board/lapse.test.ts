import type { State } from '@rensa/games/loop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeLapse } from './lapse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STATES = ['a', 'b', 'c'] as unknown as readonly State[];

function open() {
  const shown: unknown[] = [];
  return { shown, lapse: new TimeLapse(STATES, (state) => shown.push(state)) };
}

test('shows every picture once, then nothing', () => {
  const { shown, lapse } = open();
  lapse.run();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a', 'b', 'c', undefined]);
  expect(lapse.running.value).toBe(false);
});

test('stays where it is put, and goes on from there', () => {
  const { shown, lapse } = open();
  lapse.run();
  lapse.seek(1);
  vi.advanceTimersByTime(5000);
  expect([shown.at(-1), lapse.at.value, lapse.running.value]).toEqual(['b', 1, false]);
  lapse.run();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(['a', 'b', 'b', 'c', undefined]);
});

test('begins again from its last picture', () => {
  const { shown, lapse } = open();
  lapse.seek(2);
  lapse.run();
  lapse.end();
  expect(shown).toEqual(['c', 'a', undefined]);
});

test('is stepped through, within its pictures', () => {
  const { shown, lapse } = open();
  lapse.run();
  lapse.step(1);
  lapse.step(1);
  lapse.step(1);
  expect([shown.at(-1), lapse.atEnd, lapse.running.value]).toEqual(['c', true, false]);
  for (let i = 0; i < 4; i++) lapse.step(-1);
  expect([shown.at(-1), lapse.at.value]).toEqual(['a', 0]);
});
