import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { dailySeed } from './seed.ts';
import {
  beginTry,
  comparable,
  countsAsDay,
  type DailyTry,
  isOpen,
  noteTry,
  placeOf,
  triesOf,
  tryName,
  tryOf,
} from './tries.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const DAY = '2026-11-16';
const finished = (date: string, score: number, ended = date): DailyTry => ({
  date,
  score,
  chain: 3,
  ended,
  replay: null,
  ranked: true,
});

describe('the try of a day', () => {
  test('is taken once, in whichever tab, and is there after a reload', () => {
    expect(beginTry('game', DAY)).toBe(true);
    expect(beginTry('game', DAY)).toBe(false);
    expect(triesOf('game')).toMatchObject([{ date: DAY, ended: null, score: 0 }]);
    expect(beginTry('other', DAY)).toBe(true);
  });

  test('does not come back after it has ended', () => {
    beginTry('game', DAY);
    noteTry('game', DAY, { score: 500, ended: DAY });
    expect(beginTry('game', DAY)).toBe(false);
  });

  test('keeps the score that it ended with, and still learns of its replay', () => {
    beginTry('game', DAY);
    noteTry('game', DAY, { score: 300 });
    noteTry('game', DAY, { score: 500, chain: 4, ended: DAY });
    noteTry('game', DAY, { score: 900, ended: '2026-11-17', replay: 7 });
    expect(triesOf('game')).toMatchObject([{ score: 500, chain: 4, ended: DAY, replay: 7 }]);
  });

  test('is not given for a past day when the clock was set back', () => {
    beginTry('game', DAY);
    expect(isOpen(triesOf('game'), '2026-11-15')).toBe(false);
    expect(isOpen(triesOf('game'), '2026-11-17')).toBe(true);
  });

  test('is given again, although the clock was once years ahead', () => {
    beginTry('game', '2031-01-01');
    expect(beginTry('game', DAY)).toBe(true);
    expect(beginTry('game', '2026-11-17')).toBe(true);
    expect(beginTry('game', '2031-01-01')).toBe(false);
  });
});

describe('a finished try', () => {
  test.each([
    ['on its day', DAY, true],
    ['on the next', '2026-11-17', true],
    ['later', '2026-11-18', false],
  ])('%s counts or not', (_, ended, counts) => {
    expect(countsAsDay(finished(DAY, 1, ended))).toBe(counts);
  });

  test('does not count with help, nor unfinished', () => {
    expect(countsAsDay({ ...finished(DAY, 1), ranked: false })).toBe(false);
    expect(countsAsDay({ ...finished(DAY, 1), ended: null })).toBe(false);
  });

  test('has its place among those up to today', () => {
    const all = [
      finished('2027-01-01', 9000),
      finished('2026-11-15', 700),
      finished('2026-11-14', 900),
      finished(DAY, 700),
    ];
    const days = comparable(all, DAY);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-14', '2026-11-15', DAY]);
    expect(days.map((each) => placeOf(days, each))).toEqual([1, 2, 2]);
    expect(tryOf(all, '2026-11-14')?.score).toBe(900);
  });
});

test('what cannot be read is set aside', () => {
  localStorage.setItem('rensa:daily:game', '{"v":1,"value":[{"date":"yesterday"}]}');
  expect(triesOf('game')).toEqual([]);
  expect(localStorage.getItem('rensa:daily:game:damaged:1')).toContain('yesterday');
});

test('every game and every day has a seed of its own, the same everywhere', () => {
  expect(dailySeed('game', DAY)).toBe(dailySeed('game', DAY));
  const seeds = ['game', 'other'].flatMap((id) => [DAY, '2026-11-17'].map((date) => dailySeed(id, date)));
  expect(new Set(seeds).size).toBe(4);
  expect(dailySeed('game', DAY)).toBe(1_077_286_460);
});

test('the run of a day has one name, which is that of no plain run', () => {
  expect(tryName('game', DAY)).toBe('game-daily:20261116');
});
