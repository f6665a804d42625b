import { hash } from '@rensa/engine';
import { expect, it } from 'vitest';
import { WEEKS } from './daily2.ts';
import { LEVELS, levelOfCells } from './level.ts';

it('L2.6 what decides over a daily never changes: puzzles of the past stay what they were', () => {
  expect(hash(LEVELS)).toBe('c772e912139c88e3');
  expect(hash(WEEKS)).toBe('9aecd6882d3758b3');
});

it('L2.4 a level begins halfway between two sides', () => {
  const levels = ['easy', 'medium', 'medium', 'hard', 'hard', 'expert', 'expert', 'giant'];
  expect([24, 25, 48, 49, 80, 81, 120, 121].map(levelOfCells)).toEqual(levels);
});
