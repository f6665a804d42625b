import { expect, test } from 'vitest';
import { dangerNow, dangerOf } from './danger.ts';

const COLS = 3;
const PLACE = { row: 5, cols: [1] };

function filled(rows: number, col = 1): number[] {
  return Array.from({ length: COLS * 7 }, (_, i) => (i % COLS === col && i < rows * COLS ? 1 : 0));
}

test('there is danger from three free rows on, and more with each that is lost', () => {
  expect([0, 1, 2, 3, 4, 5].map((rows) => dangerOf(filled(rows), COLS, PLACE))).toEqual([0, 0, 0.25, 0.5, 0.75, 1]);
});

test('only the columns where pieces come in count', () => {
  expect(dangerOf(filled(5, 0), COLS, PLACE)).toBe(0);
  expect(dangerOf(filled(4, 2), COLS, { ...PLACE, cols: [1, 2] })).toBe(0.75);
});

test('it swells and fades, never to nothing, and stands still under reduced motion', () => {
  const lights = [0, 15, 30, 45].map((now) => dangerNow(1, { now, full: true }));
  expect(Math.max(...lights)).toBe(1);
  expect(Math.min(...lights)).toBeGreaterThan(0.5);
  expect([0, 15].map((now) => dangerNow(0.5, { now, full: false }))).toEqual([0.5, 0.5]);
});
