import { describe, expect, it } from 'vitest';
import { type Speed } from './rules.ts';
import { held, resolve, resolved } from './drawn.testing.ts';

/** A clear of `viruses` viruses: a row of up to eight. */
const inOneClear = (viruses: number): string => 'y*'.repeat(viruses) + 'yo'.repeat(Math.max(0, 4 - viruses));

/** Four viruses go, a half falls, and three more go. */
const TWO_CLEARS = '......yv\n......r^\nb*b*b*b*\nr*r*r*';

describe('C6.1 the first virus', () => {
  it.each([
    ['low', 100],
    ['med', 200],
    ['hi', 300],
  ] as const)('at %s is worth %i under both', (speed: Speed, points) => {
    expect(resolve('y*yoyoyo', 'classic', speed).score).toBe(points);
    expect(resolve('y*yoyoyo', 'nes', speed).score).toBe(points);
  });

  it('halves are worth nothing', () => {
    expect(resolve('yoyoyoyoyo', 'classic').score).toBe(0);
    expect(resolve('yoyoyoyoyo', 'nes').score).toBe(0);
  });
});

describe('C6.2 viruses of one clear under classic', () => {
  it.each([
    [1, 100],
    [2, 200],
    [3, 400],
    [4, 800],
    [5, 1600],
    [6, 3200],
    [7, 3200],
    [8, 3200],
  ])('%i at low are worth %i together', (viruses, points) => {
    expect(resolve(inOneClear(viruses), 'classic').score).toBe(points);
    expect(resolve(inOneClear(viruses), 'classic', 'med').score).toBe(2 * points);
    expect(resolve(inOneClear(viruses), 'classic', 'hi').score).toBe(3 * points);
  });

  it('count by clear', () => {
    expect(resolve(TWO_CLEARS, 'classic')).toMatchObject({ clears: 2, viruses: 7, score: 800 + 400 });
  });
});

describe('C6.3 viruses of one capsule under nes', () => {
  it.each([
    [1, 100],
    [2, 300],
    [3, 700],
    [4, 1500],
    [5, 3100],
    [6, 6300],
    [7, 9500],
    [8, 12_700],
  ])('%i at low are worth %i together', (viruses, points) => {
    expect(resolve(inOneClear(viruses), 'nes').score).toBe(points);
  });

  it('count over all clears', () => {
    expect(resolve(TWO_CLEARS, 'nes')).toMatchObject({ clears: 2, viruses: 7, score: 9500 });
  });

  it.each([
    ['classic', 800],
    ['nes', 6300],
  ] as const)('are what a game under %s adds, and the count starts again with each capsule', (rules, points) => {
    const bottle = '..............y*\nr*..............\nr*..............\nr*..b*b*b*......';
    const place = { row: 3, col: 0, drop: 1 };
    const state = held(bottle, place, { rules, speed: 'low', capsule: 'rb', options: { flat: 'holds' } });
    const { state: after } = resolved({ ...state, kills: 5 });
    expect(after).toMatchObject({ score: points, kills: 6, viruses: 1 });
  });
});
