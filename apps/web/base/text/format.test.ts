import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Count, count, countedTo, formatTime, secondsOf } from './format.ts';

describe('time', () => {
  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [134, '2:14'],
    [3599, '59:59'],
    [3734, '1:02:14'],
  ])('%i seconds are %s', (seconds, shown) => {
    expect(formatTime(seconds)).toBe(shown);
  });

  test('a second is over after its sixtieth tick', () => {
    expect([secondsOf(59), secondsOf(60)]).toEqual([0, 1]);
  });
});

describe('the score counts up', () => {
  const still: Count = { from: 0, to: 0, ticks: 24 };

  function after(ticks: number, to: number, from = still): Count {
    return ticks === 0 ? from : after(ticks - 1, to, count(from, to));
  }

  test('in 24 ticks, and then stays', () => {
    expect(countedTo(after(23, 1000))).toBeLessThan(1000);
    expect(countedTo(after(24, 1000))).toBe(1000);
    const there = after(24, 1000);
    expect(count(there, 1000)).toBe(there);
  });

  test('a new goal is reached from where it is, never backward', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 80 }), (gains) => {
        let now = still;
        let goal = 0;
        for (const gain of gains) {
          goal += gain;
          const next = count(now, goal);
          expect(countedTo(next)).toBeGreaterThanOrEqual(countedTo(now));
          expect(countedTo(next)).toBeLessThanOrEqual(goal);
          now = next;
        }
        expect(countedTo(after(24, goal, now))).toBe(goal);
      }),
    );
  });
});
