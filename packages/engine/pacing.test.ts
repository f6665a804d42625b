import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accumulate, TICK_MS } from './pacing.ts';

describe('accumulate', () => {
  test('never gives more than five ticks, and forgets what is beyond', () => {
    expect(accumulate(3, 10_000)).toEqual({ ticks: 5, bank: 0 });
  });

  test('a clock that is set back loses nothing', () => {
    expect(accumulate(3, -500)).toEqual({ ticks: 0, bank: 3 });
  });

  test('loses no time in small steps', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 5 * TICK_MS - 1, noNaN: true })), (steps) => {
        let bank = 0;
        let ticks = 0;
        for (const step of steps) {
          const next = accumulate(bank, step);
          if (next.ticks === 5 && next.bank === 0) return;
          bank = next.bank;
          ticks += next.ticks;
        }
        const total = steps.reduce((sum, step) => sum + step, 0);
        expect(Math.abs(ticks * TICK_MS + bank - total)).toBeLessThanOrEqual(0.2 * (ticks + 1));
      }),
    );
  });
});
