// The setups of the game.

import { type Check, type Checks, exactFields, nullOr, oneOf, whole, withDefault } from '@rensa/engine';
import { HANDLING_OPTIONS, points, ticks } from '../falling/options.ts';
import { COLS } from './board.ts';
import { CHOICES, RULES, type Rules, RULES_NAMES, SPEEDS } from './rules.ts';
import { MODES, type Setup } from './state.ts';

const bySpeed = (check: Check<number>) => exactFields({ low: check, med: check, hi: check });
const MAX_LEVEL = 24;
/** More singles than that would not fit side by side in every second column. */
const MAX_SENT = COLS / 2;

/** The values that each option of the rules can have. */
export const OPTIONS: Checks<Required<Rules>> = {
  ...HANDLING_OPTIONS,
  rows: whole(16, 18),
  rim: oneOf(CHOICES.rim),
  order: oneOf(CHOICES.order),
  kicks: oneOf(CHOICES.kicks),
  afterLock: oneOf(CHOICES.afterLock),
  flat: oneOf(CHOICES.flat),
  scoring: oneOf(CHOICES.scoring),
  virusPoints: bySpeed(points),
  stageEnds: oneOf(CHOICES.stageEnds),
  deal: oneOf(CHOICES.deal),
  lastLevel: whole(0, MAX_LEVEL),
  softEvery: nullOr(whole(1, 1000)),
  fasterEvery: whole(1, 1000),
  fasterAhead: whole(0, 1000),
  fastestTicks: nullOr(whole(1, 1000)),
  fallTicks: ticks,
  clearTicks: ticks,
  rest: nullOr(exactFields({ ticks, rows: whole(0, 100), least: whole(0, 100) })),
  spawnTicks: bySpeed(whole(1, 100_000)),
  readyTicks: ticks,
  clearedTicks: ticks,
  attack: exactFields({ least: whole(1, 100), most: whole(1, MAX_SENT) }),
};

const check = exactFields(
  {
    rules: oneOf(RULES_NAMES),
    mode: withDefault(oneOf(MODES), 'stages'),
    level: withDefault(whole(0, MAX_LEVEL), 0),
    speed: withDefault(oneOf(SPEEDS), 'med'),
  },
  { options: exactFields({}, OPTIONS) },
);

export function parseSetup(raw: unknown): Setup {
  const setup = check(raw, 'the setup');
  whole(0, RULES[setup.rules].lastLevel)(setup.level, `level under ${setup.rules}`);
  return setup;
}
