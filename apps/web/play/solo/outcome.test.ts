import { expect, test } from 'vitest';
import { type GameSummary, isNewBest } from './outcome.ts';

const GAME: GameSummary<{ readonly score: number }> = {
  state: { score: 1001 },
  previous: 1000,
  chains: [],
  allClears: 0,
  custom: false,
  uncounted: undefined,
};

test('a new best takes a game before it, a higher score, and one above 1,000', () => {
  expect(isNewBest(GAME)).toBe(true);
  expect(isNewBest({ ...GAME, previous: undefined })).toBe(false);
  expect(isNewBest({ ...GAME, previous: 1001 })).toBe(false);
  expect(isNewBest({ ...GAME, state: { score: 1000 }, previous: 5 })).toBe(false);
});

test('a game that does not count is no best', () => {
  expect(isNewBest({ ...GAME, custom: true })).toBe(false);
  expect(isNewBest({ ...GAME, uncounted: 'coach' })).toBe(false);
});
