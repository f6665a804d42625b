// The setups of the game.

import {
  type Check,
  type Checks,
  exactFields,
  listOf,
  mustBe,
  nullOr,
  oneOf,
  whole,
  withDefault,
  withForm,
} from '@rensa/engine';
import { TIMING_OPTIONS, points, ticks, wholes } from '../falling/options.ts';
import { COUNTS, ROWS } from './board.ts';
import { PATTERN_NAMES } from './pattern.ts';
import { CHOICES, type Rules, RULES_NAMES } from './rules.ts';
import { MODES, type Setup } from './state.ts';

const percent = whole(0, 1000);
const count = whole(1, COUNTS);
const longTicks = whole(0, 10_000_000);

type Odds = Rules['crashOdds'];

const threeNumbers = listOf(whole(0, 1000), 3, 3);

/** The number of chances, and of those that count for each gem. */
const odds: Check<Odds> = withForm(threeNumbers.form, (raw, name) => {
  const [first, second, third] = threeNumbers(raw, name);
  if (first === 0) throw mustBe('three numbers, the first at least 1', raw, name);
  return [first, second, third];
});

/** The values that each option of the rules can have. */
export const OPTIONS: Checks<Rules> = {
  ...TIMING_OPTIONS,
  topRow: oneOf(CHOICES.topRow),
  kicks: nullOr(exactFields({ lifts: whole(0, 1000) })),
  slabs: nullOr(exactFields({ rows: whole(2, ROWS) })),
  crashPair: oneOf(CHOICES.crashPair),
  clearTicks: ticks,
  gemPoints: points,
  powerPoints: points,
  counterPoints: points,
  powerStep: nullOr(exactFields({ points, most: whole(0, 8), diamondMost: whole(0, 8) })),
  chainBonus: wholes(0, 1_000_000),
  chainPercent: percent,
  colorBonus: points,
  sizeBonus: points,
  rounding: oneOf(CHOICES.rounding),
  diamondPercent: percent,
  techScore: points,
  allClearScore: points,
  crashOdds: odds,
  opening: nullOr(exactFields({ pieces: whole(1, 100_000), odds })),
  twins: oneOf(CHOICES.twins),
  deal: oneOf(CHOICES.deal),
  drought: nullOr(whole(1, 1000)),
  diamondEvery: whole(1, 100_000),
  diamondEnd: nullOr(exactFields({ last: whole(0, 100_000), late: wholes(1, 100_000) })),
  attack: nullOr(
    exactFields({
      target: whole(1, 1_000_000),
      marginTicks: longTicks,
      marginEveryTicks: whole(1, 10_000_000),
      marginPercent: percent,
      marginSteps: whole(0, 1000),
      offsetTicks: longTicks,
      most: whole(1, 1000),
      allClear: whole(0, 1000),
      count,
      offsetCount: count,
    }),
  ),
};

const check = exactFields(
  {
    rules: oneOf(RULES_NAMES),
    mode: withDefault(oneOf(MODES), 'endless'),
    pattern: withDefault(oneOf(PATTERN_NAMES), 'pillars'),
  },
  { options: exactFields({}, OPTIONS) },
);

export function parseSetup(raw: unknown): Setup {
  return check(raw, 'the setup');
}
