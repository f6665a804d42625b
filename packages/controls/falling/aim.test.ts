import { describe, expect, test } from 'vitest';

import { columnAt, pressesTo } from './aim.ts';

const CELL = 40;

describe('the column of a finger', () => {
  test.each([
    ['in the middle of a column', 100, undefined, 2],
    ['at its edge, as it comes', 81, undefined, 2],
    ['a little beyond the edge keeps its column', 78, 2, 2],
    ['further beyond is in the next one', 70, 2, 1],
    ['far away is where it is', 230, 0, 5],
    ['left of the board', -30, 0, -1],
  ])('%s', (_, x, before, column) => {
    expect(columnAt(x, CELL, before, false)).toBe(column);
  });

  test('drifts further on its way down', () => {
    expect([columnAt(66, CELL, 2, true), columnAt(66, CELL, 2, false)]).toEqual([2, 1]);
  });
});

test('presses lead from column to column', () => {
  expect([pressesTo(2, 5), pressesTo(2, 0), pressesTo(2, 2)]).toEqual([
    ['right', 'right', 'right'],
    ['left', 'left'],
    [],
  ]);
});
