import { expect, it } from 'vitest';
import { ratingsOf } from './elo.ts';

it('gives equals the same', () => {
  const [first, second] = ratingsOf([
    [0, 20],
    [20, 0],
  ]);
  expect([first?.elo, second?.elo].map((elo) => Math.round(elo ?? 9))).toEqual([0, 0]);
});

it('says three wins of four as about 190 points, and is the surer the more games there are', () => {
  const few = ratingsOf([
    [0, 30],
    [10, 0],
  ]);
  const many = ratingsOf([
    [0, 300],
    [100, 0],
  ]);
  const apart = (ratings: typeof few): number => (ratings[0]?.elo ?? 0) - (ratings[1]?.elo ?? 0);
  expect(apart(many)).toBeGreaterThan(188);
  expect(apart(many)).toBeLessThan(192);
  expect(apart(few)).toBeLessThan(apart(many));
  expect(many[0]?.error).toBeLessThan(few[0]?.error ?? 0);
});

it('rates who wins always, above who wins often', () => {
  const ratings = ratingsOf([
    [0, 40, 40],
    [0, 0, 30],
    [0, 10, 0],
  ]).map(({ elo }) => elo);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  expect(ratings.every(Number.isFinite)).toBe(true);
});
