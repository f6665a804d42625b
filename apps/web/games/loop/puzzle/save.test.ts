import { FIRST_DATE } from '@rensa/games/loop';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../base/storage/storage.testing.ts';
import { results } from '../records/results.ts';
import { cleanUp } from './save.ts';
import { saveKey } from '../slot/slot.ts';
import { daysAfter } from '../../../base/calendar/days.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

function keyAt(day: number): string {
  return saveKey({ mode: 'daily', date: daysAfter(FIRST_DATE, day), level: 'easy' });
}

test('drawings of a year are kept, whatever the clock says', () => {
  vi.setSystemTime('2126-01-01');
  for (let day = 0; day < 366; day++) localStorage.setItem(keyAt(day), '{}');
  cleanUp();
  expect(localStorage.length).toBe(366);
  vi.useRealTimers();
});

test('of very many drawings that were never finished, the oldest go', () => {
  for (let day = 0; day < 1300; day++) localStorage.setItem(keyAt(day), '{}');
  const first = { id: 'x', mode: 'daily', level: 'easy', size: '4x4', date: FIRST_DATE } as const;
  results.value = [{ ...first, begun: FIRST_DATE, solved: FIRST_DATE, ticks: 1, moves: 1, hints: 0, seen: false }];
  cleanUp();
  const kept = Array.from({ length: 1300 }, (_, day) => day).filter((day) => localStorage.getItem(keyAt(day)) !== null);
  expect(kept).toEqual([0, ...Array.from({ length: 1200 }, (_, i) => i + 100)]);
});
