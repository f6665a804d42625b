import { describe, expect, test } from 'vitest';
import type { SolveResult } from './results.ts';
import { loopStreak } from './streak.ts';
import { daysAfter } from '../../../base/calendar/days.ts';

const FIRST = '2026-03-01';

/** The result of the daily of day `n`, solved on that day by default. */
function won(n: number, change: Partial<SolveResult> = {}): SolveResult {
  const date = daysAfter(FIRST, n);
  return {
    id: `loop/1/${date}/easy`,
    mode: 'daily',
    level: 'easy',
    size: '4x4',
    date,
    begun: date,
    solved: date,
    ticks: 600,
    moves: 3,
    hints: 0,
    seen: false,
    ...change,
  };
}

/** The streak after days drawn as `#` (a daily was solved) and `.` (none was). Today is the last one. */
function streak(days: string, ...more: readonly SolveResult[]) {
  const results = [...days].flatMap((day, n) => (day === '#' ? [won(n)] : []));
  return loopStreak([...results, ...more], daysAfter(FIRST, days.length - 1));
}

describe('days in a row', () => {
  test.each([
    ['.', 0],
    ['#', 1],
    ['###', 3],
    ['##.', 2],
    ['##..', 0],
    ['#.##', 2],
    ['.###', 3],
  ])('%s makes %i', (days, count) => {
    expect(streak(days).days).toBe(count);
  });

  test('the longest is remembered', () => {
    expect(streak('####..##')).toMatchObject({ days: 2, best: 4 });
  });

  test('say whether today counts already', () => {
    expect([streak('##').safe, streak('##.').safe]).toEqual([true, false]);
  });

  test('two puzzles of one day are one day', () => {
    expect(streak('##', won(1, { id: 'loop/1/2026-03-02/hard', level: 'hard' })).days).toBe(2);
  });
});

describe('a freeze', () => {
  test('is earned by every fifth day, and two are the most', () => {
    expect(['####', '#####', '##########', '###############'].map((days) => streak(days).freezes)).toEqual([
      0, 1, 2, 2,
    ]);
  });

  test('bridges a day that was missed, and is used up', () => {
    expect(streak('#####.#')).toMatchObject({ days: 6, freezes: 0 });
    expect(streak('#####..')).toMatchObject({ days: 5, freezes: 0 });
  });

  test('does not bridge two, unless there are two', () => {
    expect(streak('#####..#')).toMatchObject({ days: 1, freezes: 1 });
    expect(streak('##########..#')).toMatchObject({ days: 11, freezes: 0 });
  });
});

describe('what does not count', () => {
  test.each([
    ['a solution that was seen', { seen: true }],
    ['a puzzle of the archive', { begun: daysAfter(FIRST, 9) }],
    ['a puzzle that was opened in time and solved days later', { solved: daysAfter(FIRST, 3) }],
    ['Unlimited', { mode: 'unlimited' }],
  ] as const)('%s', (_, change) => {
    expect(loopStreak([won(0, change)], FIRST).days).toBe(0);
  });

  test('a day that is still to come, after the clock was set back', () => {
    expect(loopStreak([won(0), won(1), won(2)], FIRST)).toMatchObject({ days: 1, best: 1 });
  });
});

test('a puzzle begun before midnight and solved after it counts for its own day', () => {
  expect(loopStreak([won(0, { solved: daysAfter(FIRST, 1) })], FIRST).days).toBe(1);
});
