import { COLS, VISIBLE_ROWS } from '@rensa/games/puyo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryScale } from './entry.ts';
import { layoutField } from './layout.ts';
import { viewOf, yOf } from './view.ts';

const boxes = fc.record({
  width: fc.integer({ min: 320, max: 2600 }),
  height: fc.integer({ min: 320, max: 1600 }),
  touch: fc.boolean(),
});
const viewIn = (box: { width: number; height: number; touch: boolean }) =>
  viewOf(layoutField(box, COLS, VISIBLE_ROWS), 1);

test('both halves of a pair in two hidden rows are on the canvas, on every screen', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const view = viewIn(box);
      const scale = entryScale(view, VISIBLE_ROWS);
      expect(scale).toBeGreaterThan(0.45);
      expect(view.field.y - 2 * scale * view.pitch).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('so is a pair of which only the upper half is hidden, at its full size', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const view = viewIn(box);
      expect(entryScale(view, VISIBLE_ROWS - 1)).toBe(1);
      expect(yOf(view, VISIBLE_ROWS) - view.pitch / 2).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('it grows while it sinks', () => {
  const view = viewIn({ width: 390, height: 844, touch: true });
  const scales = [1, 0.75, 0.5, 0.25, 0].map((up) => entryScale(view, VISIBLE_ROWS - 1 + up));
  expect(scales).toEqual(scales.toSorted((a, b) => a - b));
});
