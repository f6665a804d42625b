// The edge: what may stand in a Setup, and how a wrong one is refused.

import {
  type Check,
  choice,
  fields,
  maybe,
  oneOf,
  PACE_OPTIONS,
  parseOptions,
  points,
  record,
  refuseUnknown,
  ticks,
  whole,
  wholes,
} from '../falling/options.ts';
import { COUNTS, ROWS } from './board.ts';
import { PATTERN_NAMES } from './pattern.ts';
import { CHOICES, type Rules, RULES, type RulesName } from './rules.ts';
import { MODES, type Setup } from './state.ts';

const percent = whole(0, 1000);
const count = whole(1, COUNTS);
const longTicks = whole(0, 10_000_000);

/** How many chances there are, and how many of them count for each gem. */
const odds: Check = (value) =>
  wholes(0, 1000)(value) && (value as readonly number[]).length === 3 && (value as readonly number[])[0] !== 0;

const OPTIONS: Readonly<Record<keyof Rules, Check>> = {
  ...PACE_OPTIONS,
  topRow: choice(...CHOICES.topRow),
  kicks: maybe(fields({ lifts: whole(0, 1000) })),
  slabs: maybe(fields({ rows: whole(2, ROWS) })),
  crashPair: choice(...CHOICES.crashPair),
  clearTicks: ticks,
  gemPoints: points,
  powerPoints: points,
  counterPoints: points,
  powerStep: maybe(fields({ points, most: whole(0, 8), diamondMost: whole(0, 8) })),
  chainBonus: wholes(0, 1_000_000),
  chainPercent: percent,
  colorBonus: points,
  sizeBonus: points,
  rounding: choice(...CHOICES.rounding),
  diamondPercent: percent,
  techScore: points,
  allClearScore: points,
  crashOdds: odds,
  opening: maybe(fields({ pieces: whole(1, 100_000), odds })),
  twins: choice(...CHOICES.twins),
  drought: maybe(whole(1, 1000)),
  diamondEvery: whole(1, 100_000),
  diamondEnd: maybe(fields({ last: whole(0, 100_000), late: wholes(1, 100_000) })),
  attack: maybe(
    fields({
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

export function parseSetup(raw: unknown): Setup {
  const { rules, mode = 'endless', pattern = 'pillars', options, ...rest } = record(raw, 'the setup');
  refuseUnknown(rest, 'the setup');
  const setup = {
    rules: oneOf(rules, 'rules', Object.keys(RULES) as RulesName[]),
    mode: oneOf(mode, 'mode', MODES),
    pattern: oneOf(pattern, 'pattern', PATTERN_NAMES),
  };
  return options === undefined ? setup : { ...setup, options: parseOptions<Rules>(options, OPTIONS, 'gems') };
}
