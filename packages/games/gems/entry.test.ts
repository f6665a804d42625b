import { describe, expect, it } from 'vitest';
import { INPUT } from '../falling/input.ts';
import { heldKeys } from '../falling/testing.ts';
import { gems } from './game.ts';
import { REPEAT, type Rules, type RulesName } from './rules.ts';
import { given, press, spawned, stack, until } from './testing.ts';
import type { State } from './state.ts';

const WALL = 11;
const RULESETS = ['classic', 'arcade'] as const;
/** Under arcade only the alley is open in row 12, so that a piece has to lie flat before it leaves. */
const CASES = RULESETS.flatMap((rules) => [
  { rules, key: '<', side: INPUT.left, col: 2, turn: rules === 'arcade' ? 'z' : '' },
  { rules, key: '>', side: INPUT.right, col: 4, turn: rules === 'arcade' ? 'x' : '' },
]);

/** The first tick of control, with both neighbors of the alley this high. */
function between(rules: RulesName, height: number, options: Partial<Rules> = {}): State {
  return spawned({ ...given('', { rules, options }), board: stack([0, 0, height, 0, height, 0]) });
}

function columnAfter(state: State, keys: string): number | undefined {
  return press(state, keys).state.pair?.col;
}

describe.each(CASES)('G3.11 under $rules a new piece beside a wall of 11', ({ rules, key, side, col, turn }) => {
  const start = press(between(rules, WALL), turn).state;
  const row = 48 - turn.length;
  const softRow = 5;

  it(`crosses it with one press of ${key} at any tick of the first row`, () => {
    for (let tick = 0; tick < row; tick++) {
      expect([tick, columnAfter(start, '.'.repeat(tick) + key)]).toEqual([tick, col]);
    }
  });

  it(`crosses it with ${key} held from any tick of the first row, or from before`, () => {
    for (let from = -40; from < row; from++) {
      const keys = heldKeys(key, from, row, REPEAT);
      expect([from, columnAfter(start, keys.slice(0, keys.indexOf(key) + 1))]).toEqual([from, col]);
    }
  });

  it(`crosses it with ${key} at any tick of a softly dropped row`, () => {
    const after = (ticks: number): number | undefined =>
      gems.step(press(start, 'v'.repeat(ticks)).state, [side | INPUT.soft]).state.pair?.col;
    for (let tick = 0; tick < softRow; tick++) expect([tick, after(tick)]).toEqual([tick, col]);
  });

  it('does not cross a higher one', () => {
    expect(columnAfter(between(rules, WALL + 1), turn + key.repeat(row))).toBe(3);
  });
});

describe.each(RULESETS)('G3.11 under %s a new piece', (rules) => {
  const ticksUntilSunk = (state: State, key: string): number =>
    until(state, (played) => played.state.pair?.row !== WALL, key).state.ticks - state.ticks;

  it('hangs in its spawn row for the time of a row, or of a softly dropped one, and is seen there', () => {
    const start = between(rules, 0);
    expect(start.pair).toMatchObject({ row: WALL, drop: 0, hang: 48 });
    expect([ticksUntilSunk(start, '.'), ticksUntilSunk(start, 'v')]).toEqual([48, 5]);
  });

  it('hangs for the shorter time of a later level', () => {
    expect(ticksUntilSunk(spawned({ ...given('', { rules }), gravity: 6 }), '.')).toBe(6);
  });

  it('has no room to leave the alley upright once it has sunk beside a wall', () => {
    const sunk = press(between(rules, WALL), '.'.repeat(48)).state;
    expect(press(sunk, '<>').state.pair).toMatchObject({ row: WALL - 1, col: 3 });
  });

  it('is on its way at once where the option says so', () => {
    expect(ticksUntilSunk(between(rules, 0, { entry: 'sinks' }), '.')).toBe(1);
  });
});
