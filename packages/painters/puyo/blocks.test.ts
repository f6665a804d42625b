import type { Fall } from '@rensa/games/falling';
import { at, OJAMA } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { fallingBlocks, rainOf } from './blocks.ts';

const fall = (cell: number, col: number, from: number, to: number): Fall => ({
  cell,
  col,
  from,
  to,
  ticks: 2 * (from - to),
});

test('cells of one color that fall equally far fall as one', () => {
  const falling = fallingBlocks([fall(3, 2, 3, 1), fall(3, 2, 4, 2), fall(3, 3, 3, 1)], 0);
  expect(falling.map(({ cells }) => cells.length)).toEqual([3]);
});

test('another color or another distance falls on its own', () => {
  expect(fallingBlocks([fall(3, 2, 3, 1), fall(1, 2, 4, 2)], 0)).toHaveLength(2);
  expect(fallingBlocks([fall(3, 2, 3, 1), fall(3, 3, 2, 1)], 0)).toHaveLength(2);
});

test('ojama never joins', () => {
  expect(fallingBlocks([fall(OJAMA, 0, 14, 0), fall(OJAMA, 1, 14, 0)], 0)).toHaveLength(2);
});

test('ojama comes column after column, and is down when the rules say so', () => {
  const falls = [0, 1, 2, 3, 4, 5].map((col) => fall(OJAMA, col, 14, 0));
  const rain = rainOf(falls, 100);
  expect(rain.map(({ start }) => start)).toEqual([100, 102, 104, 106, 108, 110]);
  for (const { start, ticks, cells } of rain) {
    expect(start + ticks).toBeLessThanOrEqual(128);
    expect(cells[0]).toBeLessThan(at(1, 0));
  }
});
