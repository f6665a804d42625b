import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordPen } from '../canvas/recorder.testing.ts';
import { cracksOf, drawCracks } from './crack.ts';

const BOX = { left: -0.5, top: -0.5, right: 1.5, bottom: 3.5 };

test('a crack enters at the side of the impact and leaves the gem', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const [main] = cracksOf(BOX, { x: 1, y: -1 }, seed);
      const [first, last] = [main?.points.at(0), main?.points.at(-1)];
      expect(first?.x).toBeCloseTo(1);
      expect(first?.y).toBeLessThan(0);
      const inside = (last?.x ?? 0) > -0.5 && (last?.x ?? 0) < 1.5 && (last?.y ?? 0) > -0.5 && (last?.y ?? 0) < 3.5;
      expect(inside).toBe(false);
    }),
  );
});

test('the same gem cracks the same way', () => {
  expect(cracksOf(BOX, { x: 1, y: -1 }, 5)).toEqual(cracksOf(BOX, { x: 1, y: -1 }, 5));
});

test('cracks open little by little', () => {
  const cracks = cracksOf(BOX, { x: 1, y: -1 }, 5);
  const lines = (t: number): number => {
    const { pen, calls } = recordPen();
    drawCracks(pen, cracks, t, '#000000');
    return calls.filter(({ name }) => name === 'lineTo').length;
  };
  expect(lines(0)).toBe(0);
  expect(lines(0.4)).toBeGreaterThan(0);
  expect(lines(1)).toBeGreaterThan(lines(0.4));
});
