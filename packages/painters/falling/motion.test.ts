import { expect, test } from 'vitest';
import { flash, nudge, numeralScale, numeralSize, shake, SHAKE_TICKS, squash, stretch, swell } from './motion.ts';

test.each([
  [0, 1, 1],
  [3, 1.14, 0.82],
  [8, 0.95, 1.07],
  [14, 1, 1],
  [90, 1, 1],
])('a landing at tick %i is %f wide and %f high', (ticks, x, y) => {
  expect(squash(ticks).x).toBeCloseTo(x);
  expect(squash(ticks).y).toBeCloseTo(y);
});

test('a soft touch is half a landing', () => {
  expect(squash(3, 0.5).x).toBeCloseTo(1.07);
  expect(squash(3, 0.5).y).toBeCloseTo(0.91);
});

test.each([
  [0, 1, 0],
  [0.2, 1.04, 0],
  [0.45, 1.1, 0.35],
  [0.65, 1.14, 0.75],
])('a group at %f of its time is %f large and flashes by %f', (p, size, light) => {
  expect(swell(p)).toBeCloseTo(size);
  expect(flash(p)).toBeCloseTo(light);
});

test('what falls faster than 12 cells per second is stretched', () => {
  expect(stretch(12)).toEqual({ x: 1, y: 1 });
  expect(stretch(13)).toEqual({ x: 0.96, y: 1.06 });
});

test('neighbors are pushed by 3 % of a cell at most, and come back', () => {
  const pushes = Array.from({ length: 40 }, (_, i) => Math.abs(nudge(i / 2)));
  expect(Math.max(...pushes)).toBeGreaterThan(0.02);
  expect(Math.max(...pushes)).toBeLessThanOrEqual(0.03);
  expect(nudge(20)).toBe(0);
});

test('the numeral pops in and grows with the chain', () => {
  expect([0, 7, 12, 40].map((ticks) => numeralScale(ticks))).toEqual([0.6, 1.15, 1, 1]);
  expect(numeralSize(2)).toBeCloseTo(1.38);
  expect(numeralSize(19)).toBe(2.4);
});

test('the board shakes from link 3 on, never by more than 6 % of a cell, and not for long', () => {
  expect(shake(2, 0)).toBe(0);
  expect(shake(3, 0)).toBeCloseTo(0.012);
  expect(shake(19, 0)).toBeCloseTo(0.06);
  expect(shake(19, SHAKE_TICKS)).toBe(0);
});
