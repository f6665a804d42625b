import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK } from '../../canvas/look.ts';
import { blobOf } from './blob.ts';
import { cellsOf, DOWN, maskOf, reduce, RIGHT, UP } from './mask.ts';

const BELOW_RIGHT = 8;

describe('masks', () => {
  test('there are 47', () => {
    expect(new Set(Array.from({ length: 256 }, (_, mask) => reduce(mask))).size).toBe(47);
  });

  test('a corner counts only where it closes a square', () => {
    expect(reduce(BELOW_RIGHT)).toBe(0);
    expect(reduce(BELOW_RIGHT | RIGHT)).toBe(RIGHT);
    expect(reduce(BELOW_RIGHT | RIGHT | DOWN)).toBe(BELOW_RIGHT | RIGHT | DOWN);
  });

  test('the cells of a mask have that mask', () => {
    for (let mask = 0; mask < 256; mask++) {
      const kept = reduce(mask);
      expect(maskOf({ x: 0, y: 0 }, cellsOf(kept))).toBe(kept);
    }
  });
});

describe('joined shapes', () => {
  const blob = (mask: number) => blobOf(cellsOf(reduce(mask)), DEFAULT_LOOK.bridge);

  test('a square of four has four necks, a filled middle and no crook', () => {
    const { necks, squares, crooks } = blob(BELOW_RIGHT | RIGHT | DOWN);
    expect([necks.length, squares.length, crooks.length]).toEqual([4, 1, 0]);
    expect(squares[0]).toEqual({ at: { x: 0.5, y: 0.5 }, side: 0.6 });
  });

  test('a bend has two necks and one crook', () => {
    const { necks, squares, crooks } = blob(UP | RIGHT);
    expect([necks.length, squares.length, crooks.length]).toEqual([2, 0, 1]);
    expect(crooks[0]).toMatchObject({ sx: 1, sy: -1 });
  });

  test('a straight line has no crook', () => {
    expect(blob(UP | DOWN).crooks).toEqual([]);
  });
});
