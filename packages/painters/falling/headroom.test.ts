import { expect, test } from 'vitest';
import { headroom } from './headroom.ts';

const SIZE = { cols: 6, rows: 12 };

/** Board with columns of these heights. */
function stack(...heights: readonly number[]): number[] {
  return Array.from({ length: SIZE.cols * SIZE.rows }, (_, index) => {
    return Math.floor(index / SIZE.cols) < (heights[index % SIZE.cols] ?? 0) ? 1 : 0;
  });
}

test('over an even stack the place is central, just above it', () => {
  expect(headroom(stack(1, 1, 1, 1, 1, 1), SIZE, 3, 1.5)).toEqual({ col: 2.5, row: 1.2 + 0.75 - 0.5, scale: 1 });
});

test('a tower in the middle pushes it aside', () => {
  const { col, scale } = headroom(stack(0, 0, 12), SIZE, 3, 1.5);
  expect(col).toBeGreaterThan(3.5);
  expect(scale).toBe(1);
});

test('where the stack leaves too little room it is smaller', () => {
  const { row, scale } = headroom(stack(11, 11, 11, 11, 11, 11), SIZE, 3, 1.5);
  expect(scale).toBeCloseTo(1 / 1.5);
  expect(row).toBeCloseTo(11);
});
