// The setups of the game.

import { type Checks, exactFields, nullOr, oneOf, whole, withDefault } from '@rensa/engine';
import { TIMING_OPTIONS, points, ticks, wholes } from '../falling/options.ts';
import { CHOICES, type Rules, RULES_NAMES } from './rules.ts';
import { MODES, type Setup } from './state.ts';

/** The values that each option of the rules can have. */
export const OPTIONS: Checks<Rules> = {
  ...TIMING_OPTIONS,
  spawnRow: whole(1, 12),
  loss: oneOf(CHOICES.loss),
  popRows: whole(1, 14),
  ceiling: oneOf(CHOICES.ceiling),
  kicks: oneOf(CHOICES.kicks),
  kickRow: whole(0, 13),
  quickTurnTicks: ticks,
  landingScore: points,
  pairs: oneOf(CHOICES.pairs),
  palette: oneOf(CHOICES.palette),
  allClearScore: points,
  allClearPays: oneOf(CHOICES.allClearPays),
  freeFallTicks: nullOr(wholes(0, 1000)),
  ojamaLanding: nullOr(
    exactFields({ few: whole(0, 84), fewTicks: ticks, some: whole(0, 84), someTicks: ticks, manyTicks: ticks }),
  ),
  popTicks: ticks,
  attack: nullOr(
    exactFields({
      target: whole(1, 1_000_000),
      marginTicks: whole(0, 10_000_000),
      marginEveryTicks: whole(1, 10_000_000),
      most: whole(1, 84),
    }),
  ),
  survivalPairs: wholes(1, 1000),
};

const check = exactFields(
  {
    rules: oneOf(RULES_NAMES),
    mode: withDefault(oneOf(MODES), 'endless'),
    colors: withDefault(whole(3, 5), 4),
  },
  { options: exactFields({}, OPTIONS) },
);

export function parseSetup(raw: unknown): Setup {
  return check(raw, 'the setup');
}
