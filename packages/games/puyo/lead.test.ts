import { describe, expect, it } from 'vitest';
import { attacks, counterfactuals, type Fight, timed } from '../falling/lead.testing.ts';
import { flips } from '../falling/players.testing.ts';
import type { Dice } from '../subject.testing.ts';
import { at, type Cell, COLS, EMPTY_BOARD } from './board.ts';
import { pairOf } from './drawn.testing.ts';
import { puyo } from './game.ts';
import { CHOICES, RULES } from './rules.ts';
import { parseSetup } from './setup.ts';
import type { Puyo, State } from './state.ts';

const { attack } = RULES.tsu;

const RED = 1;
const GREEN = 2;
const HEIGHT = 3;

/** Three of a color on each column, just below a pair of these colors, and all but enough points for an ojama. */
function charged(state: State, roll: Dice): State {
  const board: Cell[] = [...EMPTY_BOARD];
  for (let col = 0; col < COLS; col++) {
    for (let row = 0; row < HEIGHT; row++) board[at(row, col)] = col % 2 === 0 ? RED : GREEN;
  }
  const place = {
    axis: RED,
    child: GREEN,
    row: HEIGHT,
    col: roll(COLS - 1),
    facing: roll(2),
    drop: 1,
    hang: 0,
  } as const;
  return { ...state, board, pair: { ...pairOf(state), ...place }, unspent: 69 };
}

const fight = (setup: Fight<Puyo>['setup']): Fight<Puyo> => ({
  game: puyo,
  setup,
  charged,
});

const RULESETS: readonly [name: string, lead: number, setup: object][] = [
  ['tsu with 3 colors', 70, { rules: 'tsu', colors: 3 }],
  ['tsu', 70, { rules: 'tsu' }],
  ['classic with an attack', 11, { rules: 'classic', options: { attack } }],
  ['tsu that pops sooner', 8, { rules: 'tsu', options: { popTicks: 5, landTicks: 3 } }],
  ['tsu that pops at once', 0, { rules: 'tsu', options: { popTicks: 0, landTicks: 0 } }],
];

/** Tsu with other times, and other words. */
function anySetup(roll: Dice): object {
  const options = { ...timed(RULES.tsu, roll), ...(roll(2) === 0 && flips(CHOICES, roll)) };
  return { rules: 'tsu', colors: 3 + roll(3), options };
}

describe('P9.11 the lead', () => {
  it.each(RULESETS)('under %s is %i ticks', (_, lead, setup) => {
    expect(puyo.lead(parseSetup(setup))).toBe(lead);
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
    expect(changed.found).toBeGreaterThan(150);
  });

  it('has no end where boards cannot fight', () => {
    expect(puyo.lead(parseSetup({ rules: 'classic' }))).toBe(Infinity);
    expect(
      counterfactuals(
        fight(() => ({ rules: 'classic' })),
        200,
        5,
      ).found,
    ).toBe(0);
  });
});
