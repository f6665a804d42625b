import { hash } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { answersByRules } from './bruteforce.testing.ts';
import { dailyNazo, generateNazo, NAZO_LEVELS, solveNazo } from './index.ts';

describe('a puzzle that was made', () => {
  it('has exactly one answer, by the rules alone', () => {
    for (let seed = 10; seed < 16; seed++) {
      const puzzle = generateNazo('easy', seed);
      expect(answersByRules(puzzle)).toEqual([JSON.stringify(puzzle.solution)]);
    }
  });

  it.each(NAZO_LEVELS)('has exactly one answer that takes every pair, if it is %s', (level) => {
    const { solution, steps, grade, ...rest } = generateNazo(level, 2);
    expect(solveNazo({ steps, ...rest }, 10).solutions).toEqual([solution]);
    expect([solution.length, grade.depth]).toEqual([steps.length, steps.length]);
  });

  it('needs more pairs the harder it is', () => {
    expect(NAZO_LEVELS.map((level) => dailyNazo('2026-11-16', level).grade.depth)).toEqual([2, 3, 4]);
  });
});

/** Version 1 is frozen: these never change. */
describe('version 1', () => {
  it.each([
    ['easy', 1, '62d967423356d6de'],
    ['medium', 2, '9185c8dd7eca38d2'],
    ['hard', 4, 'c23347fa2bc62724'],
  ] as const)('makes the same %s puzzle of seed %i', (level, seed, expected) => {
    expect(hash(generateNazo(level, seed))).toBe(expected);
  });

  it('makes three a day, named by version, date and level', () => {
    const day = NAZO_LEVELS.map((level) => dailyNazo('2026-11-16', level));
    expect(day.map(({ id }) => id)).toEqual([
      'nazo/1/2026-11-16/easy',
      'nazo/1/2026-11-16/medium',
      'nazo/1/2026-11-16/hard',
    ]);
    expect(hash(day)).toBe('0b4fbe234e9ca492');
  });

  it('has no puzzle of a date that is none', () => {
    expect(() => dailyNazo('tomorrow', 'easy')).toThrow('the date must be written YYYY-MM-DD, not "tomorrow"');
  });
});
