import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK } from '../../canvas/look.ts';
import { count, recordPen } from '../../canvas/recorder.testing.ts';
import { neck, traceBridge } from './bridge.ts';

const square = { ...DEFAULT_LOOK.bridge, radius: 0.42, pinch: 0.65, steps: 7 };
const fourth = { ...square, power: 4 } as const;

describe('the neck', () => {
  test('is as thick as the puyo at both ends, and pinched in the middle', () => {
    for (const bridge of [square, fourth]) {
      expect(neck(bridge, 0.65, 0)).toBeCloseTo(0.42);
      expect(neck(bridge, 0.65, 1)).toBeCloseTo(0.42);
      expect(neck(bridge, 0.65, 0.5)).toBeCloseTo(0.42 * 0.65);
    }
  });

  test('follows sin², or sin⁴, which stays thick for longer', () => {
    expect(neck(square, 0.65, 0.25)).toBeCloseTo(0.42 * (1 - 0.35 * 0.5));
    expect(neck(fourth, 0.65, 0.25)).toBeCloseTo(0.42 * (1 - 0.35 * 0.25));
  });

  test('is the same from either side', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (t) => {
        expect(neck(square, 0.65, t)).toBeCloseTo(neck(square, 0.65, 1 - t));
      }),
    );
  });
});

describe('a bridge', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];

  test('that tapers samples both of its edges', () => {
    const { pen, calls } = recordPen();
    traceBridge(pen, square, a, b, 0.65);
    expect(count(calls, 'quadraticCurveTo')).toBe(2 * (square.steps - 1));
  });

  test.each([
    ['peanut', 1],
    ['peanut5', 3],
  ] as const)('in mode %s has %i circles', (mode, circles) => {
    const { pen, calls } = recordPen();
    traceBridge(pen, { ...square, mode }, a, b, 0.65);
    expect(count(calls, 'arc')).toBe(circles);
  });

  test('of circles leaves no gap', () => {
    const { pen, calls } = recordPen();
    traceBridge(pen, { ...square, mode: 'peanut5' }, a, b, 0.65);
    const discs = calls.filter(({ name }) => name === 'arc').map(({ args }) => ({ x: args[0], r: args[2] }));
    const all = [{ x: 0, r: 0.42 }, ...discs, { x: 1, r: 0.42 }] as { x: number; r: number }[];
    const inOrder = all.toSorted((p, q) => p.x - q.x);
    inOrder.slice(1).forEach((disc, i) => {
      const last = inOrder[i];
      expect(last.x + last.r).toBeGreaterThan(disc.x - disc.r);
    });
  });

  test('winds clockwise, as circles do, whichever way it runs', () => {
    for (const [from, to] of [
      [a, b],
      [b, a],
      [a, { x: 0, y: 1 }],
    ] as const) {
      const { pen, calls } = recordPen();
      traceBridge(pen, square, from, to, 0.65);
      const points = calls.filter(({ args }) => args.length >= 2).map(({ args }) => args.slice(-2) as [number, number]);
      expect(area(points)).toBeGreaterThan(0);
    }
  });
});

/** Area within the points; above 0 if they go clockwise where y grows downward. */
function area(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}
