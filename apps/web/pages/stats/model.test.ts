import { describe, expect, test } from 'vitest';
import type { FinishedGame } from '../../base/storage/finished/game.ts';
import { dayAt, daysInRow } from './days.ts';
import { filtered, means, peaksOf, records, summaryOf, ticksByDay } from './model.ts';
import { placeOf, roundSteps, someDays } from './scale.ts';

const NOON = new Date(2026, 10, 16, 12).getTime();
const DAY_MS = 86_400_000;

function game(change: Partial<FinishedGame> = {}): FinishedGame {
  return { run: 'a', game: 'tally', way: 'x', at: NOON, ticks: 60, score: 100, peak: 3, ranked: true, ...change };
}

const scores = (all: readonly number[]) => all.map((score, i) => game({ score, at: NOON + i }));
const TOTAL = {
  key: 'tally|x|ranked',
  game: 'tally',
  way: 'x',
  ranked: true,
  games: 5,
  ticks: 600,
  best: 900,
  peaks: [0, 2, 0, 3],
};

describe('a summary', () => {
  test('has dashes for what there is none of', () => {
    expect(summaryOf({ games: [], totals: [] })).toEqual({
      games: 0,
      unranked: 0,
      best: undefined,
      peak: undefined,
      mean: undefined,
      ticks: 0,
    });
  });

  test('keeps unranked games apart, but for their time', () => {
    const games = [game({ score: 50, peak: 2 }), game({ score: 9000, peak: 12, ranked: false, ticks: 40 })];
    expect(summaryOf({ games, totals: [] })).toMatchObject({ games: 1, unranked: 1, best: 50, peak: 2, ticks: 100 });
  });

  test('counts games that were added up', () => {
    const sums = [TOTAL, { ...TOTAL, ranked: false, games: 2, best: 9999, peaks: [0, 0, 0, 0, 0, 0, 2] }];
    const summary = summaryOf({ games: [game()], totals: sums });
    expect(summary).toMatchObject({ games: 6, unranked: 2, best: 900, peak: 3, ticks: 1260 });
  });

  test('is of one game, some ways and some days', () => {
    const games = [
      game({ run: 'a' }),
      game({ run: 'b', way: 'y' }),
      game({ run: 'c', game: 'other' }),
      game({ run: 'd', at: NOON - 40 * DAY_MS }),
    ];
    const all = { games, totals: [TOTAL] };
    const runs = (filter: Partial<Parameters<typeof filtered>[1]>) => {
      const left = filtered(all, { game: undefined, hasWay: () => true, since: undefined, ...filter });
      return [left.games.map(({ run }) => run).join(''), left.totals.length];
    };
    expect(runs({})).toEqual(['abcd', 1]);
    expect(runs({ game: 'tally' })).toEqual(['abd', 1]);
    expect(runs({ game: 'other' })).toEqual(['c', 0]);
    expect(runs({ hasWay: (way) => way === 'y' })).toEqual(['b', 0]);
    expect(runs({ since: dayAt(NOON) - 29 })).toEqual(['abc', 0]);
  });
});

describe('plots', () => {
  test('ten games make a mean', () => {
    expect(means(scores([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toEqual([]);
    expect(means(scores([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110])).map(({ mean }) => mean)).toEqual([55, 65]);
  });

  test('a record is better than everything before it', () => {
    expect(records(scores([3, 2, 3, 5, 4, 9])).map(({ score }) => score)).toEqual([3, 5, 9]);
  });

  test('peaks count from 1 on', () => {
    const games = [game({ peak: 0 }), game({ peak: 2 }), game({ peak: 4 }), game({ peak: 6, ranked: false })];
    expect(peaksOf({ games, totals: [TOTAL] })).toEqual([2, 1, 3, 1]);
  });

  test('time is added up by day', () => {
    const games = [game(), game({ ticks: 30 }), game({ at: NOON - DAY_MS })];
    expect([...ticksByDay(games)]).toEqual([
      [dayAt(NOON), 90],
      [dayAt(NOON) - 1, 60],
    ]);
  });

  test.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [162_557, [0, 50_000, 100_000, 150_000]],
    [38, [0, 10, 20, 30]],
  ])('the scale up to %d has round numbers', (most, steps) => {
    expect(roundSteps(most)).toEqual(steps);
  });

  test('places and days are spread evenly', () => {
    expect([placeOf(5, [0, 10], [100, 0]), placeOf(3, [3, 3], [0, 10])]).toEqual([50, 5]);
    expect(someDays(10, 20, 3)).toEqual([10, 15, 20]);
    expect(someDays(10, 10, 5)).toEqual([10]);
    expect(someDays(10, 11, 5)).toEqual([10, 11]);
  });
});

describe('days in a row', () => {
  test('count up to today, or to yesterday as long as today is open', () => {
    expect(daysInRow([1, 2, 3, 6, 7, 8, 9], 9)).toEqual({ days: 4, since: 6, longest: 4 });
    expect(daysInRow([6, 7, 8], 9)).toEqual({ days: 3, since: 6, longest: 3 });
    expect(daysInRow([6, 7, 8], 10)).toEqual({ days: 0, since: 10, longest: 3 });
    expect(daysInRow([], 10)).toEqual({ days: 0, since: 10, longest: 0 });
  });

  test('leave out days to come, as a clock that was set back has them', () => {
    expect(daysInRow([8, 9, 30, 31, 32], 9)).toEqual({ days: 2, since: 8, longest: 2 });
  });
});
