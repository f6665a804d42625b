// The edge: what may stand in a Setup, and how a wrong one is refused.

import { CHOICES, RULES, type Rules, type RulesName } from './rules.ts';
import { type Mode, MODES, type Setup } from './state.ts';

type Check = (value: unknown) => boolean;

const flag: Check = (value) => typeof value === 'boolean';
const choice =
  (...choices: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && choices.includes(value);
const whole =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const wholes =
  (least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= 100 && value.every(whole(least, most));

const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(checks).length &&
    Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));
const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const ticks = whole(0, 100_000);
const points = whole(0, 1_000_000);

const OPTIONS: Readonly<Record<keyof Rules, Check>> = {
  spawnRow: whole(1, 12),
  loss: choice(...CHOICES.loss),
  popRows: whole(1, 14),
  ceiling: choice(...CHOICES.ceiling),
  kicks: choice(...CHOICES.kicks),
  kickRow: whole(0, 13),
  quickTurnTicks: ticks,
  hardDrop: maybe(points),
  softDropScore: points,
  landingScore: points,
  pairs: choice(...CHOICES.pairs),
  palette: choice(...CHOICES.palette),
  allClearScore: points,
  allClearPays: choice(...CHOICES.allClearPays),
  lockTicks: ticks,
  softLocks: flag,
  groundings: whole(1, 1000),
  popTicks: ticks,
  settleTicks: ticks,
  fallTicks: ticks,
  landTicks: ticks,
  pauseTicks: ticks,
  spawnTicks: whole(1, 100_000),
  gravityTicks: whole(1, 100_000),
  softDivisor: whole(1, 1000),
  levels: maybe(fields({ pairs: whole(1, 100_000), fastestTicks: whole(1, 100_000) })),
  attack: maybe(
    fields({
      target: whole(1, 1_000_000),
      marginTicks: whole(0, 10_000_000),
      marginEveryTicks: whole(1, 10_000_000),
      most: whole(1, 84),
    }),
  ),
  survivalPairs: wholes(1, 1000),
};

export function parseSetup(raw: unknown): Setup {
  const { rules, mode = 'endless', colors = 4, options, ...rest } = record(raw, 'the setup');
  refuseUnknown(rest, 'the setup');
  if (typeof rules !== 'string' || !Object.hasOwn(RULES, rules)) throw unknown('rules', rules, Object.keys(RULES));
  if (!MODES.includes(mode as Mode)) throw unknown('mode', mode, MODES);
  if (!whole(3, 5)(colors)) throw unknown('colors', colors, ['3', '4', '5']);
  const setup = { rules: rules as RulesName, mode: mode as Mode, colors: colors as number };
  return options === undefined ? setup : { ...setup, options: parseOptions(options) };
}

function parseOptions(raw: unknown): Partial<Rules> {
  const options = record(raw, 'options');
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(OPTIONS, name)) throw new Error(`puyo has no option "${name}"`);
    if (!OPTIONS[name as keyof Rules](value)) throw new Error(`option ${name} cannot be ${JSON.stringify(value)}`);
  }
  return options;
}

function record(raw: unknown, name: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error(`${name} must be an object`);
  return raw as Record<string, unknown>;
}

function refuseUnknown(rest: Record<string, unknown>, name: string): void {
  const [key] = Object.keys(rest);
  if (key !== undefined) throw new Error(`${name} has an unknown key "${key}"`);
}

function unknown(name: string, value: unknown, known: readonly string[]): Error {
  return new Error(`${name} cannot be ${JSON.stringify(value) ?? 'absent'}: choose ${known.join(', ')}`);
}
