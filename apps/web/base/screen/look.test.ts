import { BRIDGES } from '@rensa/painters';
import { describe, expect, test } from 'vitest';
import { bridgeOf } from './look.ts';

describe('joins', () => {
  test.each(['taper', 'peanut5', 'peanut'] as const)('%s has the necks that look best', (joins) => {
    expect(bridgeOf({ joins, pinch: null, steps: null })).toEqual(BRIDGES[joins]);
  });

  test('what was set by hand wins', () => {
    const { mode, pinch, steps } = bridgeOf({ joins: 'taper', pinch: 45, steps: 16 });
    expect([mode, pinch, steps]).toEqual(['taper', 0.45, 16]);
  });
});
