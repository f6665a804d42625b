import { describe, expect, test } from 'vitest';
import { indexAfter, reordered } from './order.ts';

const LETTERS = ['a', 'b', 'c', 'd'];

describe('one thing goes to another place', () => {
  test.each([
    [0, 2, 'bcad'],
    [3, 1, 'adbc'],
    [2, 2, 'abcd'],
    [0, 4, 'abcd'],
    [0, -1, 'abcd'],
    [4, 0, 'abcd'],
  ])('from %i to %i', (from, to, after) => {
    expect(reordered(LETTERS, from, to).join('')).toBe(after);
  });

  test.each([
    [0, 2],
    [3, 1],
    [1, 1],
  ])('and every other is still known, from %i to %i', (from, to) => {
    const after = reordered(LETTERS, from, to);
    expect(LETTERS.map((_, i) => after[indexAfter(i, from, to)])).toEqual(LETTERS);
  });
});
