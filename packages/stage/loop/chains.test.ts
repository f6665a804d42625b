import { describe, expect, test } from 'vitest';
import { chainsOf } from './chains.ts';

// Edges of a board with three columns: 2 * cell goes right, 2 * cell + 1 down.
const COLS = 3;

describe('chains', () => {
  test('none without edges', () => {
    expect(chainsOf([], COLS)).toEqual([]);
  });

  test('run from one end to the other, whatever the order of the edges', () => {
    expect(chainsOf([5, 2, 0], COLS)).toEqual([{ cells: [5, 2, 1, 0], closed: false }]);
    expect(chainsOf([0, 2, 5], COLS)).toEqual([{ cells: [0, 1, 2, 5], closed: false }]);
  });

  test('stay apart where nothing joins them', () => {
    expect(chainsOf([0, 6, 8], COLS)).toEqual([
      { cells: [0, 1], closed: false },
      { cells: [3, 4, 5], closed: false },
    ]);
  });

  test('have no end when they are closed', () => {
    expect(chainsOf([0, 3, 6, 1], COLS)).toEqual([{ cells: [0, 1, 4, 3], closed: true }]);
  });
});
