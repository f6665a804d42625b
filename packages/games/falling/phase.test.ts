import { expect, it } from 'vitest';
import { countdownOf } from './phase.ts';

const countdown = countdownOf<{ phase: string; timer: number; ticks: number }>(
  new Set(['spawn']),
  (state) => ({ ...state }),
  () => 100,
);

it('a jump ends before the tick in which the timer or the mode ends', () => {
  expect(countdown.ticks({ phase: 'spawn', timer: 12, ticks: 50 })).toBe(11);
  expect(countdown.ticks({ phase: 'spawn', timer: 12, ticks: 95 })).toBe(4);
  expect(countdown.ticks({ phase: 'spawn', timer: 12, ticks: 120 })).toBe(0);
  expect(countdown.ticks({ phase: 'fall', timer: 12, ticks: 50 })).toBe(0);
  expect(countdown.pass({ phase: 'spawn', timer: 12, ticks: 50 }, 11)).toEqual({ phase: 'spawn', timer: 1, ticks: 61 });
});
