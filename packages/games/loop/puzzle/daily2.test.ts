import { dateOf, dayNumber, hash, parseDate, weekdayOf } from '@rensa/engine';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { dailyPuzzle, VERSION_2_DATE, versionOn } from './daily.ts';
import { drawDaily2, moodOf, type Plan, shapesOf, WEEKS } from './daily2.ts';
import type { Generated } from './generate.ts';
import { shapeName } from './holes.ts';
import { DAILY_LEVELS, type DailyLevel } from './level.ts';
import { isUnique } from '../solve/solve.ts';
import { classOf, clueClassOf } from './symmetry.ts';

const FIRST = dayNumber(parseDate(VERSION_2_DATE));
const SOAK = env['SOAK'] === '1';
/** A year. The soak goes through all there is: every class of loops has had its day after 53 weeks, every 4x4 after 106. */
const DAYS = SOAK ? 742 : 371;

interface Made extends Generated {
  readonly day: number;
  readonly kin: string;
}

function made(level: DailyLevel, day: number): Made {
  const generated = dailyPuzzle(dateOf(day), level);
  const { puzzle } = generated;
  return { ...generated, day, kin: classOf(puzzle, puzzle.solution) };
}

/** No class of these comes back in fewer days. */
function expectApart(all: readonly Made[], days: number): void {
  const last = new Map<string, number>();
  for (const { kin, day } of all) {
    expect(day - (last.get(kin) ?? -Infinity), `${kin} on ${dateOf(day)}`).toBeGreaterThanOrEqual(days);
    last.set(kin, day);
  }
}

function isPlain({ puzzle: { rows, cols } }: Made): boolean {
  return rows === 4 && cols === 4;
}

function planOn(level: DailyLevel, day: number): Plan {
  return WEEKS[level].plans[weekdayOf(day)];
}

describe.each(DAILY_LEVELS)('a daily of version 2, %s,', (level) => {
  const all = Array.from({ length: DAYS }, (_, i) => made(level, FIRST + i));

  it(`L2.1 L4.7 has one solution and is within the band of its weekday, on ${DAYS} dates`, () => {
    for (const { puzzle, fits, day } of all) {
      const { score } = planOn(level, day);
      expect({ id: puzzle.id, fits, unique: isUnique(puzzle) }).toEqual({ id: puzzle.id, fits: true, unique: true });
      expect(puzzle.grade.score).toBeGreaterThanOrEqual(score[0]);
      expect(puzzle.grade.score).toBeLessThanOrEqual(score[1]);
    }
  }, 600_000);

  it('L4.6 is on a board that belongs to its weekday', () => {
    for (const { puzzle, day } of all) {
      const { rows, cols, holes } = puzzle;
      expect(shapesOf(planOn(level, day)).map(shapeName)).toContain(shapeName({ rows, cols, holes: holes.length }));
    }
  });

  it('L4.5 shares all its boards with another weekday, or none', () => {
    const lists = new Set(WEEKS[level].plans.map(({ boards }) => boards));
    const names = [...lists].flatMap((boards) => boards.split(' '));
    expect(new Set(names).size).toBe(names.length);
  });

  it('L4.5 shows no loop that looks like an earlier one, but for the 4x4', () => {
    expectApart(
      all.filter((one) => !isPlain(one)),
      level === 'easy' ? 371 : 35,
    );
  });

  it('L4.7 gets harder from Monday to Sunday', () => {
    const means = Array.from({ length: 7 }, (_, weekday) => {
      const scores = all.flatMap(({ puzzle, day }) => (weekdayOf(day) === weekday ? [puzzle.grade.score] : []));
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    });
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(new Set(means).size).toBe(7);
  });

  it('L4.1 is drawn from the number of its date and difficulty, whatever its name', () => {
    const date = dateOf(FIRST + 3);
    const { puzzle } = drawDaily2({ id: 'other', date, day: FIRST + 3, level });
    expect(puzzle).toEqual({ ...dailyPuzzle(date, level).puzzle, id: 'other' });
    const dayAfter = drawDaily2({ id: 'other', date: dateOf(FIRST + 4), day: FIRST + 3, level });
    expect(dayAfter.puzzle.clues).not.toEqual(puzzle.clues);
  });
});

describe('L4.6 the boards of version 2', () => {
  it.each([
    ['medium', '6x6'],
    ['hard', '8x8'],
  ] as const)('are the same for %s until Saturday, and others on Sunday', (level, board) => {
    const names = WEEKS[level].plans.map(({ boards }) => boards);
    expect(names.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => board));
    expect(names[6]?.split(' ')).not.toContain(board);
  });

  it('are a plain 4x4 for easy on Monday', () => {
    expect(WEEKS.easy.plans[0]?.boards).toBe('4x4');
  });
});

describe('L4.5 easy Mondays', () => {
  const monday = dayNumber(parseDate('2026-12-07'));
  const all = Array.from({ length: SOAK ? 212 : 60 }, (_, week) => made('easy', monday + 7 * week));

  it('take turns between the two classes of 4x4', () => {
    all.forEach(({ kin }, week) => expect(kin === all[0]?.kin, `week ${week}`).toBe(week % 2 === 0));
  });

  it('show no set of clues that looks like an earlier one', () => {
    expectApart(
      all.map((one) => ({ ...one, kin: clueClassOf(one.puzzle) })),
      371,
    );
  });
});

describe('L4.5 an easy daily', () => {
  // A year of one weekday is as good as a year: the other weekdays of easy have no board in common with it.
  it.each(SOAK ? [1, 2, 3, 4, 5, 6] : [1])(
    'does not come back within a year, weekday %i',
    (weekday) => {
      const monday = FIRST + 6;
      expectApart(
        Array.from({ length: 54 }, (_, week) => made('easy', monday + weekday + 7 * week)),
        371,
      );
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
    ['2026-12-01', 'd6e8ea48bdf367e9', '9a9dd5abdb88cc55', '681ca9cc4a21566f'],
    ['2026-12-02', '6ac522f44a146fde', '449cd338293dac0d', 'bbdbba2cdc9c18e8'],
    ['2026-12-03', 'd5c75f36e1047bf9', 'c7793a4eab141523', 'e4236dd6bf4133ec'],
    ['2026-12-04', '0ffba6e3b761ee05', '2e505d70d8413db5', '44adb6eacafe08de'],
    ['2026-12-05', 'a7197680778448d5', 'faa7c848492c89f8', '3ed9ad39ff42c5a9'],
    ['2026-12-06', 'eed88e7a377ae667', '2512f9656a9e35b1', '8a59f0ee4711f185'],
    ['2026-12-07', '8af6c16faf65e497', '7c2e2aa451b99236', '2d47c97b26449b79'],
    ['2026-12-08', '6eec21c14881c4f0', '66ca8dd10c639982', 'ce77569f927edbe0'],
    ['2026-12-09', '351a13728e0dda89', '0eba2695bb674693', '08fc4ddc840818ae'],
    ['2026-12-10', '6347529c7ee3819b', '758deeef3d745f5b', '928cc95fefaa9f89'],
    ['2026-12-11', '4e5f747053bfc1a1', 'd7ca300de066c5e1', '32e653ff8c0a0d98'],
    ['2026-12-12', 'ae11e4ed1908d9ff', 'c80112bd3dcf9a41', '7dd086d4ccf9c646'],
    ['2026-12-13', 'e5b16670df31b185', 'acc6cd43eecfc985', 'b827f4f0f1e73dfc'],
    ['2026-12-14', '30d83af5809787fb', 'c58e4d2224df1ab6', '328d0acd6c605100'],
  ])('L2.6 gives the puzzles of %s that it always gave', (date, ...hashes) => {
    expect(DAILY_LEVELS.map((level) => hash(dailyPuzzle(date, level).puzzle))).toEqual(hashes);
  });
});
