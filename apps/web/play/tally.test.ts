import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bars, tally } from './tally.ts';

describe('tally', () => {
  test('adds the chain of every turn that ended, also one without a chain', () => {
    const turnOf = (event: string) => (event.startsWith('ended') ? Number(event.at(-1)) : undefined);
    expect(tally([1], ['spawned', 'ended 3', 'ended 0'], turnOf)).toEqual([1, 3, 0]);
  });
});

describe('bars', () => {
  test('a short game has one bar a turn', () => {
    expect(bars([0, 2, 1], 3)).toEqual([0, 2, 1]);
  });

  test('in a long game turns share a bar, and the longest chain stays', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 1 }), fc.integer({ min: 1, max: 50 }), (turns, most) => {
        const shown = bars(turns, most);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect(Math.max(...shown)).toBe(Math.max(...turns));
      }),
    );
  });
});
