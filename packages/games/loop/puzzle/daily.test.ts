import { dateOf, dayNumber, parseDate } from '@rensa/engine';
import fc from 'fast-check';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { dailyPuzzle } from './daily.ts';
import { drawDaily1 } from './daily1.ts';
import { DAILY_LEVELS, type DailyLevel, dailySeed } from './level.ts';
import { isUnique } from '../solve/solve.ts';
import { classOf, halfOf } from './symmetry.ts';

const FIRST = dayNumber(parseDate('2025-11-30'));
/** A tenth of the dates by default: the soak runs them all. */
const DATES = env['SOAK'] === '1' ? 3000 : 300;

describe.each(DAILY_LEVELS)('a daily of version 1, %s,', (level: DailyLevel) => {
  it(`L4.3 has one solution, is no stopgap and differs from the day before, on ${DATES} dates`, () => {
    let before = '';
    for (let day = FIRST; day < FIRST + DATES; day++) {
      const date = dateOf(day);
      const { puzzle, fits } = drawDaily1({ id: date, date, day, level });
      const own = classOf(puzzle, puzzle.solution);
      expect({ id: puzzle.id, fits, unique: isUnique(puzzle) }).toEqual({ id: puzzle.id, fits: true, unique: true });
      expect(own).not.toBe(before);
      expect(halfOf(puzzle, puzzle.solution)).toBe(day % 2);
      before = own;
    }
  }, 600_000);
});

describe('L4.1 a daily puzzle', () => {
  it('has a seed made of its date and level', () => {
    expect(DAILY_LEVELS.map((level) => dailySeed('2025-11-30', level))).toEqual([202511300, 202511301, 202511302]);
  });

  it('is named after its generator, date and level, and always the same', () => {
    const { puzzle } = dailyPuzzle('2025-11-30', 'medium');
    expect(puzzle.id).toBe('loop/1/2025-11-30/medium');
    expect(dailyPuzzle('2025-11-30', 'medium').puzzle).toEqual(puzzle);
    expect(dailyPuzzle('2025-12-01', 'medium').puzzle.clues).not.toEqual(puzzle.clues);
  });
});

describe('L4.2 the boards of a week', () => {
  const week = (level: DailyLevel): string[] =>
    Array.from({ length: 7 }, (_, i) => {
      const { rows, cols, holes } = dailyPuzzle(dateOf(FIRST + 1 + i), level).puzzle;
      return `${rows}x${cols}${holes.length > 0 ? ` ${holes.length} hole` : ''}`;
    });

  it('are from Monday to Sunday, for easy, many', () => {
    expect(week('easy')).toEqual(['4x4', '4x6', '5x5 1 hole', '5x6', '4x6', '5x5 1 hole', '5x6']);
  });

  it('are all alike for the others', () => {
    expect([new Set(week('medium')), new Set(week('hard'))]).toEqual([new Set(['6x6']), new Set(['8x8'])]);
  });
});

describe('L4.4 a date', () => {
  it.each([
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '0000-01-01',
    '2025-04-31',
    ' 2025-01-01',
    '',
  ])('is not %j', (text) => {
    expect(() => parseDate(text)).toThrow('a date is a day of the calendar written YYYY-MM-DD');
  });

  it('may be a leap day', () => {
    expect([parseDate('2024-02-29'), parseDate('2000-02-29')].map(({ day }) => day)).toEqual([29, 29]);
    expect(() => parseDate('1900-02-29')).toThrow('not "1900-02-29"');
  });

  it('has a day number that goes up by one per day', () => {
    expect(['1970-01-01', '1969-12-31', '2000-03-01', '2025-11-30'].map((text) => dayNumber(parseDate(text)))).toEqual([
      0, -1, 11_017, 20_422,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
        expect(dayNumber(parseDate(dateOf(day)))).toBe(day);
      }),
    );
  });
});
