import { describe, expect, test } from 'vitest';
import {
  type BoardEnd,
  endCues,
  endTint,
  fallenBy,
  fallingFor,
  frameBrightness,
  hopOf,
  hopScale,
  isEnding,
  isGlad,
} from './finale.ts';

const LOST: BoardEnd = { kind: 'lost', start: 1000, match: false };
const WON: BoardEnd = { kind: 'won', start: 1000, match: true, word: 'You win' };

describe('a lost stack', () => {
  test('lets go at tick 36 where it blocks, four ticks later in each column beside it, and 12 sooner in a match', () => {
    expect([2, 3, 1, 5].map((col) => fallingFor(LOST, 1048, col, 2))).toEqual([12, 8, 8, 0]);
    expect(fallingFor({ ...LOST, match: true }, 1024, 2, 2)).toBe(0);
  });

  test('is lifted a little, then falls faster and faster', () => {
    expect(fallenBy(-5)).toBe(0);
    expect(fallenBy(2)).toBeLessThan(0);
    const rows = [4, 8, 12, 16, 20].map(fallenBy);
    const steps = rows.slice(1).map((row, i) => row - rows[i]);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.every((step) => step > 0)).toBe(true);
  });

  test('is through the floor 80 ticks after the end, from the thirteenth row and the last column', () => {
    expect(fallenBy(fallingFor(LOST, 1080, 5, 2))).toBeGreaterThan(12.5);
  });

  test('turns the floor red from tick 14 on, and the frame from tick 20 on', () => {
    expect(endTint(LOST, { from: 0, to: 3, start: 1 }, true)).toEqual({ from: 3, to: 1, start: 1014 });
    expect([1020, 1025, 1030].map((now) => frameBrightness(LOST, now, true))).toEqual([0, 0.5, 1]);
    expect(frameBrightness(LOST, 1000, false)).toBe(1);
  });

  test('is heard once per delay', () => {
    const cues = endCues(LOST, 6, 2);
    expect(cues.map(({ cue }) => cue)).toEqual(Array(4).fill('crumble'));
    expect(new Set(cues.map(({ delay }) => delay)).size).toBe(4);
  });
});

describe('a stack that has not lost', () => {
  test('hops three times, each time lower, and is squashed when it lands', () => {
    const tops = [10, 30, 50].map(hopOf);
    expect(tops[0]).toBeGreaterThan(tops[1]);
    expect(tops[1]).toBeGreaterThan(tops[2]);
    expect(tops[2]).toBeGreaterThan(0);
    expect([0, 20, 40, 60, 61].map(hopOf)).toEqual([0, 0, 0, 0, 0]);
    expect(hopScale(23).y).toBeLessThan(1);
    expect(hopScale(10)).toEqual({ x: 1, y: 1 });
  });

  test('is glad from tick 10 on, and its floor is gold', () => {
    expect([1009, 1010].map((now) => isGlad(WON, now, true))).toEqual([false, true]);
    expect(isGlad(LOST, 1050, true)).toBe(false);
    expect(endTint(WON, { from: 0, to: 0, start: 1 }, true)).toMatchObject({ to: 4, start: 1010 });
    expect(endCues(WON, 6, 2)).toHaveLength(1);
  });

  test('whose time is up has neither light nor cheer', () => {
    const done: BoardEnd = { ...LOST, kind: 'done' };
    expect(endTint(done, { from: 0, to: 2, start: 1 }, true)).toEqual({ from: 0, to: 2, start: 1 });
    expect(endCues(done, 6, 2)).toEqual([]);
  });
});

test('under reduced motion nothing goes on', () => {
  expect([LOST, WON].map((end) => isEnding(end, 1001, false))).toEqual([false, false]);
  expect([LOST, WON].map((end) => isEnding(end, 1001, true))).toEqual([true, true]);
  expect(isEnding(LOST, 1200, true)).toBe(false);
});
