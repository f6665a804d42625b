import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { count, recordPen } from '../canvas/recorder.testing.ts';
import { canvasBox } from '../falling/layout.ts';
import { viewOf } from '../falling/view.ts';
import { BOTTLE, layoutBottle } from './bottle.ts';

describe('where the bottle is', () => {
  test('on a phone beside a rail of 60, below its neck', () => {
    const layout = layoutBottle({ width: 390, height: 844, touch: true });
    expect(layout).toMatchObject({ kind: 'phone', cell: 34, rail: 60, deck: 100, head: 1.65 });
    expect(layout.field).toEqual({ x: 22, y: 70 + 56, width: 8 * 34, height: 16 * 34 });
  });

  test.each([
    [820, 1180, true, 'tablet', 51],
    [1440, 900, false, 'desktop', 44],
    [844, 390, true, 'low', 20],
  ] as const)('%i × %i: in the middle, neck and all', (width, height, touch, kind, cell) => {
    const layout = layoutBottle({ width, height, touch });
    const below = kind === 'tablet' ? 148 : 0;
    const [over, under] = [layout.field.y - 1.65 * cell, height - below - layout.field.y - 16 * cell];
    expect(layout).toMatchObject({ kind, cell });
    expect(Math.abs(over - under)).toBeLessThanOrEqual(3);
    expect(layout.field.x).toBe((width - 8 * cell) / 2);
  });
});

const boxes = fc.record({
  width: fc.integer({ min: 320, max: 2600 }),
  height: fc.integer({ min: 360, max: 1600 }),
  touch: fc.boolean(),
});

test('all of its glass is on the canvas, and the canvas on the screen', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const layout = layoutBottle(box);
      const [canvas, view] = [canvasBox(layout), viewOf(layout, 1)];
      expect(Math.min(canvas.x, canvas.y)).toBeGreaterThanOrEqual(0);
      expect(canvas.x + canvas.width).toBeLessThanOrEqual(box.width);
      expect(canvas.y + canvas.height).toBeLessThanOrEqual(box.height);
      const { pen, calls } = recordPen();
      BOTTLE.trace(pen, view);
      const turns = calls.filter(({ name }) => name === 'arcTo').map(({ args }) => args as number[]);
      const mouth = calls.find(({ name }) => name === 'moveTo')?.args[1] as number;
      const [xs, ys] = [turns.map(([x]) => x), turns.map(([, y]) => y)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...xs)).toBeLessThanOrEqual(canvas.width - 2);
      expect(Math.max(...ys)).toBeLessThanOrEqual(canvas.height - 2);
      expect(mouth).toBeGreaterThanOrEqual(2);
      expect(count(calls, 'closePath')).toBe(1);
    }),
  );
});
