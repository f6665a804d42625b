import { dateOf, dayNumber, hash, parseDate, weekdayOf } from '@rensa/engine';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { dailyPuzzle, VERSION_2_DATE, versionOn } from './daily.ts';
import { moodOf, WEEKS } from './daily2.ts';
import type { Generated } from './generate.ts';
import { shapeName } from './holes.ts';
import { DAILY_LEVELS } from './level.ts';
import { isUnique } from '../solve/solve.ts';
import { classOf } from './symmetry.ts';

const FIRST = dayNumber(parseDate(VERSION_2_DATE));
/** Every week of a year has its own loops, so 53 weeks show all there is; the soak goes through them. */
const YEAR = 371;
const SOAK = env['SOAK'] === '1';

function dailies(level: (typeof DAILY_LEVELS)[number], days: number, step = 1): Generated[] {
  return Array.from({ length: Math.ceil(days / step) }, (_, i) => dailyPuzzle(dateOf(FIRST + i * step), level));
}

describe.each(DAILY_LEVELS)('a daily of version 2, %s,', (level) => {
  const days = SOAK ? YEAR + 30 : 42;
  const all = dailies(level, days);

  it(`L2.1 has one solution and is within the band of its weekday, on ${days} dates`, () => {
    for (const { puzzle, fits } of all) {
      expect({ id: puzzle.id, fits, unique: isUnique(puzzle) }).toEqual({ id: puzzle.id, fits: true, unique: true });
    }
  }, 600_000);

  it('L4.6 is on a board that belongs to its weekday', () => {
    all.forEach(({ puzzle: { rows, cols, holes } }, i) => {
      const { shapes } = WEEKS[level].plans[weekdayOf(FIRST + i)] ?? { shapes: [] };
      expect(shapes.map(shapeName)).toContain(shapeName({ rows, cols, holes: holes.length }));
    });
  });

  it('L4.6 shares no board with another weekday', () => {
    const names = WEEKS[level].plans.flatMap(({ shapes }) => shapes.map(shapeName));
    expect(new Set(names).size).toBe(names.length);
  });

  it('L4.5 never shows a loop that looks like one of the last 30 days', () => {
    const classes = all.map(({ puzzle }) => classOf(puzzle, puzzle.solution));
    classes.forEach((own, i) => expect(classes.slice(Math.max(0, i - 30), i)).not.toContain(own));
  });

  it('L4.7 gets harder from Monday to Sunday', () => {
    const means = Array.from({ length: 7 }, (_, weekday) => {
      const scores = all.flatMap(({ puzzle }, i) => (weekdayOf(FIRST + i) === weekday ? [puzzle.grade.score] : []));
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    });
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(new Set(means).size).toBe(7);
  });
});

describe('L4.5 an easy daily', () => {
  // A year of one weekday is as good as a year: the weekdays have no board in common.
  it.each(SOAK ? [0, 1, 2, 3, 4, 5, 6] : [6])(
    'does not come back within a year, weekday %i',
    (weekday) => {
      const all = Array.from({ length: 53 }, (_, week) => dailyPuzzle(dateOf(FIRST + 6 + weekday + 7 * week), 'easy'));
      expect(all.every(({ fits }) => fits)).toBe(true);
      expect(new Set(all.map(({ puzzle }) => classOf(puzzle, puzzle.solution))).size).toBe(53);
    },
    600_000,
  );
});

describe('L4.1 version 2', () => {
  it('begins on its date', () => {
    expect([versionOn('2026-11-30'), versionOn('2026-12-01'), versionOn('2030-01-01')]).toEqual([1, 2, 2]);
    expect(dailyPuzzle('2026-11-30', 'easy').puzzle.id).toBe('loop/1/2026-11-30/easy');
    expect(dailyPuzzle('2026-12-01', 'easy').puzzle.id).toBe('loop/2/2026-12-01/easy');
  });

  it('L4.7 names what a day is like', () => {
    const monday = dayNumber(parseDate('2026-12-07'));
    const moods = Array.from({ length: 7 }, (_, i) => moodOf(monday + i));
    expect(moods).toEqual(['gentle', 'gentle', 'steady', 'steady', 'tricky', 'tricky', 'fierce']);
  });

  it.each([
    ['2026-12-01', '57106c140c7ea9f1', '539588aaf273783d', 'f271b35194a87f08'],
    ['2026-12-02', '06833c6bb2929b38', '2ff71ae66df3cb9c', '962713532d54f0d8'],
    ['2026-12-03', '68d066caa5db6d2e', '06c6ae49c11be01b', '8fead4e4946a9754'],
    ['2026-12-04', '028ced63ab163786', '7a911886c2e4e866', '5e5c3a69afe5df1e'],
    ['2026-12-05', '06bb3e0e44ac7aae', 'd5c2815da6a9874f', '8426f4857d9c4ea1'],
    ['2026-12-06', '426104463dd9aeed', 'd2a0a3708620e9df', '55a6e475c74d855a'],
    ['2026-12-07', '4c930adc1e8deec4', '6f6c97621400613c', '2ba2839a6d63606b'],
    ['2026-12-08', '0b7e89551d0f52a3', '90ec2f99f4adc52f', '094c342d589eeb42'],
    ['2026-12-09', '57eda5192382e535', 'c5016f2a63929f73', '1f968727a85f099d'],
    ['2026-12-10', '5e9673c668a8b533', '6f96e577d75e3ceb', '4d9456f126cd8c4c'],
    ['2026-12-11', '8fa1b08cb0d79d67', '44e6ec431ee6d087', '8081585923de6237'],
    ['2026-12-12', '7f79d52c33e107c5', '2ddbdb22ef94b0c9', 'a7d725ca3598aa3b'],
    ['2026-12-13', 'd6d0a14dcd879309', 'bb08d90b21b303d1', 'e395096006187430'],
    ['2026-12-14', '1da6c7db99950a09', '58bebedadcd32610', '775588131e4a6d39'],
  ])('L2.6 gives the puzzles of %s that it always gave', (date, ...hashes) => {
    expect(DAILY_LEVELS.map((level) => hash(dailyPuzzle(date, level).puzzle))).toEqual(hashes);
  });
});
