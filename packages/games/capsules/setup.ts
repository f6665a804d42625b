// The edge: what may stand in a Setup, and how a wrong one is refused.

import {
  type Check,
  choice,
  fields,
  HANDLING_OPTIONS,
  maybe,
  oneOf,
  parseOptions,
  points,
  record,
  refuseUnknown,
  ticks,
  whole,
} from '../falling/options.ts';
import { COLS } from './board.ts';
import { CHOICES, RULES, type Rules, type RulesName, SPEEDS } from './rules.ts';
import { MODES, type Setup } from './state.ts';

const bySpeed = (check: Check): Check => fields({ low: check, med: check, hi: check });
const MOST_LEVEL = 24;
/** More singles than that would not fit side by side in every second column. */
const MOST_SENT = COLS / 2;

const OPTIONS: Readonly<Record<keyof Rules, Check>> = {
  ...HANDLING_OPTIONS,
  rows: whole(16, 18),
  rim: choice(...CHOICES.rim),
  entry: choice(...CHOICES.entry),
  order: choice(...CHOICES.order),
  kicks: choice(...CHOICES.kicks),
  flat: choice(...CHOICES.flat),
  scoring: choice(...CHOICES.scoring),
  virusPoints: bySpeed(points),
  stageEnds: choice(...CHOICES.stageEnds),
  deal: choice(...CHOICES.deal),
  lastLevel: whole(0, MOST_LEVEL),
  softMost: maybe(whole(1, 1000)),
  fasterEvery: whole(1, 1000),
  fasterAhead: whole(0, 1000),
  fastestTicks: maybe(whole(1, 1000)),
  fallTicks: ticks,
  clearTicks: ticks,
  rest: maybe(fields({ ticks, rows: whole(0, 100), least: whole(0, 100) })),
  spawnTicks: bySpeed(whole(1, 100_000)),
  readyTicks: ticks,
  clearedTicks: ticks,
  attack: fields({ least: whole(1, 100), most: whole(1, MOST_SENT) }),
};

export function parseSetup(raw: unknown): Setup {
  const { rules, mode = 'stages', level = 0, speed = 'med', options, ...rest } = record(raw, 'the setup');
  refuseUnknown(rest, 'the setup');
  const name = oneOf(rules, 'rules', Object.keys(RULES) as RulesName[]);
  const setup = {
    rules: name,
    mode: oneOf(mode, 'mode', MODES),
    level: parseLevel(level, name),
    speed: oneOf(speed, 'speed', SPEEDS),
  };
  return options === undefined ? setup : { ...setup, options: parseOptions<Rules>(options, OPTIONS, 'capsules') };
}

function parseLevel(level: unknown, rules: RulesName): number {
  const { lastLevel } = RULES[rules];
  if (whole(0, lastLevel)(level)) return level as number;
  throw new Error(`level cannot be ${JSON.stringify(level)}: under ${rules} it is 0 to ${lastLevel}`);
}
