import { parseBoard, puyo, type Puyo, type RulesName, SPAWN_COL } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { columnAfterKey, KeyedGame } from '../../run/keyed.testing.ts';

/** Rows in the neighbors of the spawn column, ticks for a row, and ticks of waiting before the pair. */
const RULESETS = [
  { rules: 'classic', wall: 12, row: 48 },
  { rules: 'tsu', wall: 11, row: 16 },
] as const;
const SIDES = [
  { code: 'ArrowLeft', col: 1 },
  { code: 'ArrowRight', col: 3 },
] as const;
const CASES = RULESETS.flatMap((ruleset) => SIDES.map((side) => ({ ...ruleset, ...side })));
const REPEAT = { das: 8, arr: 2 };
/** Long enough for a charge before the pair appears. */
const WAIT = 40;

function between(rules: RulesName, wall: number): KeyedGame<Puyo> {
  const board = parseBoard('.O.O..\n'.repeat(wall));
  const options = { spawnTicks: WAIT };
  const start = puyo.start({ rules, mode: 'endless', colors: 4, options }, 1);
  return new KeyedGame(puyo, { ...start, board, phase: 'spawn', timer: WAIT }, REPEAT);
}

describe.each(CASES)('a new pair between walls of $wall under $rules, and $code', ({ rules, wall, row, code, col }) => {
  const after = (at: number, held: boolean): number | undefined =>
    columnAfterKey(() => between(rules, wall), { code, at, held });

  test('crosses with a tap at every tick of the row time', () => {
    for (let at = 0; at < row; at++) expect([at, after(at, false)]).toEqual([at, col]);
  });

  test('crosses when it is held from any of these ticks', () => {
    for (let at = 0; at < row; at++) expect([at, after(at, true)]).toEqual([at, col]);
  });

  test('crosses on the first tick of control when the charge is full by then, whenever it began', () => {
    for (let at = -REPEAT.das; at > -WAIT; at--) expect([at, after(at, true)]).toEqual([at, col]);
  });

  test('crosses within the row time when it is held and not charged yet', () => {
    for (let at = -REPEAT.das + 1; at < 0; at++) {
      const game = between(rules, wall)
        .tick(WAIT + at)
        .press(code);
      const { pair } = game.tick(-at + row).state;
      expect([at, Math.sign((pair?.col ?? SPAWN_COL) - SPAWN_COL)]).toEqual([at, col - SPAWN_COL]);
    }
  });
});
