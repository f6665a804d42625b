import { describe, expect, it } from 'vitest';
import { attacks, counterfactuals, type Fight, timed } from '../falling/lead.testing.ts';
import { flips } from '../falling/players.testing.ts';
import type { Dice } from '../subject.testing.ts';
import { at, type Cell, COLORS, COLS, crashOf, EMPTY_BOARD } from './board.ts';
import { pairOf } from './drawn.testing.ts';
import { gems } from './game.ts';
import { PATTERN_NAMES } from './pattern.ts';
import { type Attacking, CHOICES, RULES } from './rules.ts';
import { parseSetup } from './setup.ts';
import type { Gems, State } from './state.ts';

const attack = RULES.arcade.attack as Attacking;

const HEIGHT = 4;

/** A color on each column, and a crash gem just above. */
function charged(state: State, roll: Dice): State {
  const board: Cell[] = [...EMPTY_BOARD];
  for (let col = 0; col < COLS; col++) {
    for (let row = 0; row < HEIGHT; row++) board[at(row, col)] = 1 + (col % COLORS);
  }
  const colors = { axis: crashOf(1 + roll(COLORS)), child: crashOf(1 + roll(COLORS)) };
  const place = { row: HEIGHT, col: roll(COLS - 1), facing: roll(2), drop: 1, hang: 0 };
  return { ...state, board, pair: { ...pairOf(state), ...colors, ...place } };
}

const fight = (setup: Fight<Gems>['setup']): Fight<Gems> => ({
  game: gems,
  setup,
  charged,
});

const RULESETS: readonly [name: string, lead: number, setup: object][] = [
  ['arcade', 24, { rules: 'arcade' }],
  ['arcade with another pattern', 24, { rules: 'arcade', pattern: 'quilt' }],
  ['classic with an attack', 11, { rules: 'classic', options: { attack: { ...attack, target: 1 } } }],
  ['arcade that clears sooner', 5, { rules: 'arcade', options: { clearTicks: 3, landTicks: 2 } }],
  ['arcade that clears at once', 0, { rules: 'arcade', options: { clearTicks: 0 } }],
];

/** Arcade with other times, and other words. */
function anySetup(roll: Dice): object {
  const options = { ...timed(RULES.arcade, roll), ...(roll(2) === 0 && flips(CHOICES, roll)) };
  return { rules: 'arcade', pattern: PATTERN_NAMES[roll(PATTERN_NAMES.length)], options };
}

describe('G10.11 the lead', () => {
  it.each(RULESETS)('under %s is %i ticks', (_, lead, setup) => {
    expect(gems.lead(parseSetup(setup))).toBe(lead);
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
    expect(gems.lead(parseSetup({ rules: 'classic' }))).toBe(Infinity);
    expect(
      counterfactuals(
        fight(() => ({ rules: 'classic' })),
        200,
        5,
      ).found,
    ).toBe(0);
  });
});
