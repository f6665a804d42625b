import { describe, expect, test } from 'vitest';
import { backOut } from '../../canvas/curves.ts';
import { growth } from './growth.ts';

describe('a neck', () => {
  test('grows from a fifth to its pinch', () => {
    expect(growth(0.7, 0)).toBeCloseTo(0.2);
    expect(growth(0.7, 1)).toBe(0.7);
  });

  test('overshoots on the way', () => {
    expect(Math.max(...Array.from({ length: 20 }, (_, i) => growth(0.7, i / 20)))).toBeGreaterThan(0.72);
    expect(backOut(1)).toBeCloseTo(1);
  });
});
