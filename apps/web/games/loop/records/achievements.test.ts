import { describe, expect, test } from 'vitest';
import { earnedBy, LOOP_ACHIEVEMENTS } from './achievements.ts';
import type { SolveResult } from './results.ts';
import { daysAfter } from '../../../base/calendar/days.ts';

const DATE = '2026-11-15';
const RESULT: SolveResult = {
  id: `loop/1/${DATE}/hard`,
  mode: 'daily',
  level: 'hard',
  size: '8x8',
  date: DATE,
  begun: DATE,
  solved: DATE,
  ticks: 20 * 3600,
  moves: 20,
  hints: 0,
  seen: false,
};
const earned = (...all: readonly Partial<SolveResult>[]): string[] =>
  earnedBy(
    all.map((change, i) => ({ ...RESULT, id: `${i}`, ...change })),
    DATE,
  ).map(({ id }) => id.replace('loop:', ''));

describe('achievements of Loop', () => {
  test('have unique ids that never change', () => {
    const ids = LOOP_ACHIEVEMENTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('loop:'))).toBe(true);
  });

  test('none is earned without playing', () => {
    expect(earned()).toEqual([]);
  });

  test.each<[string, readonly Partial<SolveResult>[]]>([
    ['unaided', [{}]],
    ['sunday', [{}]],
    ['three', [{ level: 'easy' }, { level: 'medium' }, {}]],
    ['swift', [{ size: '6x6', ticks: 3599 }]],
    ['brisk', [{ ticks: 3 * 3600 - 1 }]],
    ['giant', [{ mode: 'unlimited', size: '12x12', hints: 3 }]],
    ['holes', [{ size: '7x7-3' }]],
    ['stroke', [{ moves: 1 }]],
    ['hundred', Array.from({ length: 100 }, () => ({ mode: 'unlimited' as const }))],
    ['week', Array.from({ length: 7 }, (_, i) => day(-i))],
    ['month', Array.from({ length: 30 }, (_, i) => day(-i))],
  ])('%s is earned by what it says', (id, results) => {
    expect(earned(...results)).toContain(id);
  });

  test.each<[string, readonly Partial<SolveResult>[]]>([
    ['unaided', [{ hints: 1 }]],
    ['sunday', [{ date: '2026-11-14' }]],
    ['three', [{ level: 'easy' }, { level: 'medium', date: '2026-11-14' }, {}]],
    ['swift', [{ size: '6x6', ticks: 3599, hints: 1 }]],
    ['giant', [{ size: '12x12', seen: true }]],
    ['holes', [{ size: '7x7-1' }]],
    ['stroke', [{ moves: 1, hints: 1 }]],
    ['week', Array.from({ length: 6 }, (_, i) => day(-i))],
  ])('%s is not earned by less', (id, results) => {
    expect(earned(...results)).not.toContain(id);
  });
});

function day(n: number): Partial<SolveResult> {
  const date = daysAfter(DATE, n);
  return { date, begun: date, solved: date };
}

test('what was stored as earned before is still an achievement', () => {
  expect(LOOP_ACHIEVEMENTS.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'loop:first',
      'loop:unaided',
      'loop:three',
      'loop:week',
      'loop:month',
      'loop:swift',
      'loop:brisk',
      'loop:giant',
      'loop:holes',
      'loop:sunday',
      'loop:stroke',
      'loop:hundred',
    ]),
  );
});
