import { expect, it } from 'vitest';
import { ShownTick } from './shown.ts';

it('the other side goes on smoothly, three ticks after what is confirmed, and never before one is', () => {
  const shown = new ShownTick();
  // Six ticks are confirmed at a time.
  const steps = Array.from({ length: 300 }, (_, tick) => shown.next(tick - (tick % 6), tick));
  expect(Math.max(...steps)).toBe(1);
  expect(shown.tick).toBeGreaterThan(285);
  expect(shown.tick).toBeLessThanOrEqual(294 - 3);
});

it('goes a quarter faster where it is behind, and straight there where it is far behind', () => {
  const shown = new ShownTick();
  for (let tick = 0; tick < 100; tick++) shown.next(tick, tick);
  const before = shown.tick;
  const steps = Array.from({ length: 40 }, (_, tick) => shown.next(130 + tick, 130 + tick));
  expect(steps.filter((ticks) => ticks === 2)).toHaveLength(10);
  expect(shown.tick).toBe(before + 50);
  expect(shown.next(400, 400)).toBe(397 - before - 50);
});

it('is never ahead of the own board', () => {
  const shown = new ShownTick();
  expect(shown.next(500, 100)).toBe(100);
});
