import { parseBoard } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { placeNumeral } from './numeral.ts';

const GRID = { cols: 6, rows: 12 };

test('over an even stack the numeral is central, just above it', () => {
  expect(placeNumeral(parseBoard('RGBRGB'), GRID, 3, 1.5)).toEqual({ col: 2.5, row: 1.2 + 0.75 - 0.5, scale: 1 });
});

test('a tower in the middle pushes it aside', () => {
  const tower = Array.from({ length: 12 }, () => '..R').join('\n');
  const { col, scale } = placeNumeral(parseBoard(tower), GRID, 3, 1.5);
  expect(col).toBeGreaterThan(3.5);
  expect(scale).toBe(1);
});

test('where the stack leaves too little room it is smaller', () => {
  const full = Array.from({ length: 11 }, () => 'RGBRGB').join('\n');
  const { row, scale } = placeNumeral(parseBoard(full), GRID, 3, 1.5);
  expect(scale).toBeCloseTo(1 / 1.5);
  expect(row).toBeCloseTo(11);
});
