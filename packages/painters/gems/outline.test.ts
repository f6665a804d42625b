import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inset, loopsOf } from './outline.ts';

const cells = (drawing: string): { x: number; y: number }[] =>
  drawing.split('\n').flatMap((line, y) => [...line].flatMap((letter, x) => (letter === '#' ? [{ x, y }] : [])));

const corners = (drawing: string): number[] => loopsOf(cells(drawing)).map((loop) => loop.length);

test('a rectangle has four corners and no inner lines', () => {
  expect(corners('###\n###')).toEqual([4]);
});

test('an L has six, and a hole is a loop of its own', () => {
  expect(corners('##.\n###')).toEqual([6]);
  expect(corners('###\n#.#\n###')).toEqual([4, 4]);
});

test('cells that meet at a point only are drawn apart', () => {
  expect(corners('#.\n.#')).toEqual([4, 4]);
});

test('the inset goes inwards at every corner, and away from a hole', () => {
  expect(loopsOf(cells('#')).map((loop) => inset(loop, 0.1))).toEqual([
    [
      [-0.4, -0.4],
      [0.4, -0.4],
      [0.4, 0.4],
      [-0.4, 0.4],
    ],
  ]);
  const [, hole] = loopsOf(cells('###\n#.#\n###'));
  for (const [x, y] of inset(hole ?? [], 0.1)) expect(Math.max(Math.abs(x - 1), Math.abs(y - 1))).toBeCloseTo(0.6);
});

test('loops enclose exactly the cells', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 7 }) });
  const shape = fc.uniqueArray(place, { selector: ({ x, y }) => `${x} ${y}`, minLength: 1 });
  fc.assert(
    fc.property(shape, (points) => {
      const area = loopsOf(points).reduce((sum, loop) => sum + areaOf(inset(loop, 0)), 0);
      expect(area).toBeCloseTo(points.length);
    }),
  );
});

function areaOf(loop: readonly (readonly [number, number])[]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}
