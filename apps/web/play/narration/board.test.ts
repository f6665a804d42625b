import { expect, test } from 'vitest';
import { stacksOf } from './board.tsx';

test('a column is read from the floor up to its highest cell, with the gaps in it', () => {
  // Two columns and five rows, the floor first.
  const board = [1, 0, 1, 0, 0, 0, 2, 0, 0, 0];
  expect(stacksOf({ cols: 2 }, { board })).toEqual([
    [
      { cell: 1, count: 2 },
      { cell: 0, count: 1 },
      { cell: 2, count: 1 },
    ],
    [],
  ]);
});
