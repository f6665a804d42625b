import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../base/text/en.ts';
import { currentNotice, dismiss } from '../base/screen/notice.ts';
import { dateWords } from '../base/calendar/days.ts';
import { memoryStorage } from '../base/storage/storage.testing.ts';
import { noteDays, streakOn } from '../base/calendar/done.ts';
import { announceSpent, noteDone } from './freezes.ts';

/** The notices that wait, each taken away. */
function said(): string[] {
  const words: string[] = [];
  for (let notice = currentNotice(); notice !== undefined; notice = currentNotice()) {
    words.push(notice.words({ ...en }));
    dismiss(notice.id);
  }
  return words;
}

const day = (n: number): string => `2026-11-${String(n).padStart(2, '0')}`;
const EARNED = en.toastFreezeEarned;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  said();
  return () => vi.unstubAllGlobals();
});

test('a freeze is announced on the day that earns it, and only then', () => {
  for (const n of [1, 2, 3, 4]) noteDone(day(n));
  expect(said()).toEqual([]);
  noteDone(day(5));
  noteDone(day(5));
  expect(said()).toEqual([EARNED]);
});

test('no freeze is announced beyond those that can be held', () => {
  for (let n = 1; n <= 15; n++) noteDone(day(n));
  expect(said()).toEqual([EARNED, EARNED]);
});

test('the day that a freeze saved is named once', () => {
  noteDays([1, 2, 3, 4, 5].map(day));
  const after = streakOn(day(7));
  expect(after).toMatchObject({ days: 5, freezes: 0 });
  announceSpent(after, day(7));
  announceSpent(after, day(7));
  const [words = ''] = said();
  expect(words).toBe(en.toastFreezeSpent(dateWords(day(6), { weekday: 'long', month: 'long', day: 'numeric' })));
  noteDays([day(7)]);
  announceSpent(streakOn(day(8)), day(8));
  expect(said()).toEqual([]);
});

test('a day that no freeze has saved is not named, nor one of long ago', () => {
  noteDays([1, 2, 3, 4].map(day));
  announceSpent(streakOn(day(6)), day(6));
  noteDays([5, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(day));
  announceSpent(streakOn(day(15)), day(15));
  expect(said()).toEqual([]);
});
