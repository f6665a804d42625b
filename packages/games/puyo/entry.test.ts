import { describe, expect, it } from 'vitest';
import { heldKeys } from '../falling/drawn.testing.ts';
import { puyo } from './game.ts';
import type { Rules } from './rules.ts';
import { given, press, spawned, stack, until } from './drawn.testing.ts';
import type { State } from './state.ts';

/** The highest neighbor that a new pair can cross, and how long a row takes, alone and with down held. */
const RULESETS = [
  { rules: 'classic', wall: 12, row: 48, softRow: 5 },
  { rules: 'tsu', wall: 11, row: 16, softRow: 2 },
] as const;
const SIDES = [
  { key: '<', col: 1 },
  { key: '>', col: 3 },
] as const;
const CASES = RULESETS.flatMap((ruleset) => SIDES.map((side) => ({ ...ruleset, ...side })));
const REPEAT = { das: 8, arr: 2 } as const;

/** The first tick of control, with both neighbors of the spawn column this high. */
function between(rules: 'classic' | 'tsu', height: number, options: Partial<Rules> = {}): State {
  return spawned({ ...given('', { rules, options }), board: stack([0, height, 0, height, 0, 0]) });
}

function columnAfter(state: State, keys: string): number | undefined {
  return press(state, keys).state.pair?.col;
}

describe.each(CASES)(
  'P3.12 under $rules a new pair beside a wall of $wall',
  ({ rules, wall, row, softRow, key, col }) => {
    const start = between(rules, wall);

    it(`crosses it with one press of ${key} at any tick of the first row, and not after`, () => {
      for (let tick = 0; tick < row; tick++)
        expect([tick, columnAfter(start, '.'.repeat(tick) + key)]).toEqual([tick, col]);
      expect(columnAfter(start, '.'.repeat(row) + key)).toBe(2);
    });

    it(`crosses it with ${key} held from any tick of the first row, or from before`, () => {
      for (let from = -40; from < row; from++) {
        const keys = heldKeys(key, from, row, REPEAT);
        expect([from, columnAfter(start, keys.slice(0, keys.indexOf(key) + 1))]).toEqual([from, col]);
      }
    });

    it(`crosses it with ${key} at any tick of a softly dropped row, and not after`, () => {
      const down = { '<': 17, '>': 18 }[key];
      const after = (ticks: number): number | undefined =>
        puyo.step(press(start, 'v'.repeat(ticks)).state, [down]).state.pair?.col;
      for (let tick = 0; tick < softRow; tick++) expect([tick, after(tick)]).toEqual([tick, col]);
      expect(after(softRow)).toBe(2);
    });

    it('does not cross a higher one', () => {
      expect(columnAfter(between(rules, wall + 1), key.repeat(row))).toBe(2);
    });
  },
);

describe.each(RULESETS)('P3.12 under $rules a new pair', ({ rules, wall, row, softRow }) => {
  const ticksUntilSunk = (state: State, key: string): number =>
    until(state, (played) => played.state.pair?.row !== wall, key).state.ticks - state.ticks;

  it('hangs in its spawn row for the time of a row, or of a softly dropped one, and is seen there', () => {
    const start = between(rules, 0);
    expect(start.pair).toMatchObject({ row: wall, drop: 0, hang: row });
    expect([ticksUntilSunk(start, '.'), ticksUntilSunk(start, 'v')]).toEqual([row, softRow]);
    expect(press(start, 'v'.repeat(softRow)).state.score).toBe(0);
  });

  it('rotates there as well', () => {
    expect(press(between(rules, 0), `${'.'.repeat(row - 1)}x`).state.pair).toMatchObject({ facing: 1 });
  });

  it('touches the ground after that time where it cannot sink', () => {
    const onWall = press(between(rules, wall), '<').state;
    const landed = until(onWall, ({ state }) => state.phase === 'lock').state;
    expect([landed.ticks - onWall.ticks, landed.pair?.row]).toEqual([row - 1, wall]);
  });

  it('is on its way at once where the option says so', () => {
    expect(ticksUntilSunk(between(rules, 0, { entry: 'sinks' }), '.')).toBe(1);
  });
});
