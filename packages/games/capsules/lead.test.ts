import { describe, expect, it } from 'vitest';
import { attacks, counterfactuals, type Fight, timed } from '../falling/lead.testing.ts';
import { flips } from '../falling/players.testing.ts';
import type { Dice } from '../subject.testing.ts';
import { at, type Cell, cellOf, type Color, COLS, emptyBottle, KIND, YELLOW } from './board.ts';
import { pairOf } from './drawn.testing.ts';
import { capsules } from './game.ts';
import { CHOICES, RULES } from './rules.ts';
import { parseSetup } from './setup.ts';
import type { Capsules, State } from './state.ts';

const COLORS = 3;

const HEIGHT = 3;
const NEAR = 3;

/** Three of a color on each column, at any height. A capsule that lies across two of its colors completes two lines. */
function charged(state: State, roll: Dice): State {
  const { rows } = state.rules;
  const board: Cell[] = [...emptyBottle(rows)];
  const bottom = roll(NEAR) === 0 ? rows - HEIGHT - 1 : roll(rows - HEIGHT - 1);
  const first = roll(COLORS);
  for (let col = 0; col < COLS; col++) {
    const cell = cellOf(YELLOW + ((col + first) % COLORS), KIND.virus);
    for (let row = bottom; row < bottom + HEIGHT; row++) board[at(row, col)] = cell;
  }
  const col = roll(COLS - 1);
  const [axis, child] = [0, 1].map((half) => YELLOW + ((col + first + half) % COLORS)) as [Color, Color];
  const pair = {
    ...pairOf(state),
    axis,
    child,
    row: bottom + HEIGHT + roll(2),
    col,
    facing: 1,
    drop: 1 + roll(8),
    hang: 0,
  };
  return { ...state, board, pair, viruses: HEIGHT * COLS };
}

const fight = (setup: Fight<Capsules>['setup']): Fight<Capsules> => ({
  game: capsules,
  setup,
  charged,
});

const CLASSIC = { rules: 'classic', mode: 'single' } as const;
const NES = { rules: 'nes', mode: 'single' } as const;

const RULESETS: readonly [name: string, lead: number, setup: object][] = [
  ['nes at high speed', 32, { ...NES, speed: 'hi' }],
  ['nes at low speed', 32, { ...NES, speed: 'low' }],
  ['nes in a higher bottle', 32, { ...NES, options: { rows: 18 } }],
  ['nes where nothing rests', 20, { ...NES, options: { rest: null } }],
  ['nes that clears sooner', 16, { ...NES, options: { clearTicks: 4 } }],
  ['classic', 11, { ...CLASSIC, speed: 'hi' }],
  ['classic where one line sends', 11, { ...CLASSIC, options: { attack: { least: 1, most: 4 } } }],
];

/** Either ruleset with other times, and other words. */
function anySetup(roll: Dice): object {
  const rules = (['classic', 'nes'] as const)[roll(2)];
  const rest = roll(2) === 0 ? null : { ticks: roll(6), rows: roll(20), least: roll(6) };
  const attack = { least: 1 + roll(2), most: 1 + roll(4) };
  const words = roll(2) === 0 && { ...flips(CHOICES, roll), rows: 16 + roll(3) };
  return { rules, mode: 'single', speed: 'hi', options: { ...timed(RULES[rules], roll), rest, attack, ...words } };
}

describe('C10.5 the lead', () => {
  it.each(RULESETS)('under %s is %i ticks', (_, lead, setup) => {
    expect(capsules.lead(parseSetup(setup))).toBe(lead);
    expect(
      attacks(
        fight(() => setup),
        2000,
        1,
      ).least,
    ).toBe(0);
    const changed = counterfactuals(
      fight(() => setup),
      1000,
      2,
    );
    expect(changed.least).toBe(0);
    expect(changed.found).toBeGreaterThan(50);
  });

  it('holds under any options', () => {
    expect(attacks(fight(anySetup), 2000, 3).least).toBe(0);
    const changed = counterfactuals(fight(anySetup), 1000, 4);
    expect(changed.least).toBe(0);
    expect(changed.found).toBeGreaterThan(50);
  });
});
