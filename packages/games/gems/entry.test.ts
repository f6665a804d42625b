import { describe, expect, it } from 'vitest';
import { INPUT } from '../falling/input.ts';
import { heldKeys } from '../falling/drawn.testing.ts';
import { at } from './board.ts';
import { gems } from './game.ts';
import { REPEAT, type Rules, type RulesName } from './rules.ts';
import { given, press, spawned, stack, until } from './drawn.testing.ts';
import type { State } from './state.ts';

const WALL = 11;
const RULESETS = ['classic', 'arcade'] as const;
const CASES = RULESETS.flatMap((rules) => [
  { rules, key: '<', side: INPUT.left, col: 2 },
  { rules, key: '>', side: INPUT.right, col: 4 },
]);

/** The first tick of control, with both neighbors of the alley this high. */
function between(rules: RulesName, height: number, options: Partial<Rules> = {}): State {
  return spawned({ ...given('', { rules, options }), board: stack([0, 0, height, 0, height, 0]) });
}

function columnAfter(state: State, keys: string): number | undefined {
  return press(state, keys).state.pair?.col;
}

describe.each(CASES)('G3.11 under $rules a new piece beside a wall of 11', ({ rules, key, side, col }) => {
  const start = between(rules, WALL);
  const [row, softRow] = [48, 5];

  it(`crosses it with one press of ${key} at any tick of the first row, and not after`, () => {
    for (let tick = 0; tick < row; tick++) {
      expect([tick, columnAfter(start, '.'.repeat(tick) + key)]).toEqual([tick, col]);
    }
    expect(columnAfter(start, '.'.repeat(row) + key)).toBe(3);
  });

  it(`crosses it with ${key} held from any tick of the first row, or from before`, () => {
    for (let from = -40; from < row; from++) {
      const keys = heldKeys(key, from, row, REPEAT);
      expect([from, columnAfter(start, keys.slice(0, keys.indexOf(key) + 1))]).toEqual([from, col]);
    }
  });

  it(`crosses it with ${key} at any tick of a softly dropped row, and not after`, () => {
    const after = (ticks: number): number | undefined =>
      gems.step(press(start, 'v'.repeat(ticks)).state, [side | INPUT.soft]).state.pair?.col;
    for (let tick = 0; tick < softRow; tick++) expect([tick, after(tick)]).toEqual([tick, col]);
    expect(after(softRow)).toBe(3);
  });

  it('goes on to the column behind it', () => {
    expect(columnAfter(start, key + key)).toBe(2 * col - 3);
  });

  it('does not cross a higher one', () => {
    expect(columnAfter(between(rules, WALL + 1), key.repeat(row))).toBe(3);
  });
});

describe('G1.4 G3.11 under arcade a piece that hangs', () => {
  it('may rotate upright over any column, and stays where it then rests', () => {
    const onWall = press(between('arcade', WALL), 'x<z').state;
    expect(onWall.pair).toMatchObject({ row: 11, col: 2, facing: 0 });
    const { board } = until(onWall, ({ state }) => state.pair === null).state;
    expect([board[at(11, 2)], board[at(12, 2)]].every((cell) => cell !== 0)).toBe(true);
  });

  it('is bound to the alley in row 12 afterward', () => {
    const landed = until(press(between('arcade', WALL), '<').state, ({ state }) => state.phase === 'lock').state;
    expect(columnAfter(landed, '<')).toBe(2);
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

  it('is on its way at once where the option says so', () => {
    expect(ticksUntilSunk(between(rules, 0, { entry: 'sinks' }), '.')).toBe(1);
  });
});
