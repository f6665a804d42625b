// The edge: what may stand in a Setup, and how a wrong one is refused.

import type { Handling, Pace } from './rules.ts';

export type Check = (value: unknown) => boolean;

const flag: Check = (value) => typeof value === 'boolean';

export const choice =
  (...choices: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && choices.includes(value);

export const whole =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

export const wholes =
  (least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= 100 && value.every(whole(least, most));

export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === Object.keys(checks).length &&
    Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));

export const maybe =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const ticks = whole(0, 100_000);
export const points = whole(0, 1_000_000);

export const HANDLING_OPTIONS: Readonly<Record<keyof Handling, Check>> = {
  hardDrop: maybe(points),
  softDropScore: points,
  lockTicks: ticks,
  softLocks: flag,
  groundings: whole(1, 1000),
  softDivisor: whole(1, 1000),
};

export const PACE_OPTIONS: Readonly<Record<keyof Pace, Check>> = {
  ...HANDLING_OPTIONS,
  settleTicks: ticks,
  fallTicks: ticks,
  landTicks: ticks,
  pauseTicks: ticks,
  spawnTicks: whole(1, 100_000),
  gravityTicks: whole(1, 100_000),
  levels: maybe(fields({ pairs: whole(1, 100_000), fastestTicks: whole(1, 100_000) })),
};

/** The options that a setup changes, each checked by its name. */
export function parseOptions<Rules>(
  raw: unknown,
  checks: Readonly<Record<keyof Rules, Check>>,
  game: string,
): Partial<Rules> {
  const options = record(raw, 'options');
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(checks, name)) throw new Error(`${game} has no option "${name}"`);
    if (!checks[name as keyof Rules](value)) throw new Error(`option ${name} cannot be ${JSON.stringify(value)}`);
  }
  return options as Partial<Rules>;
}

export function record(raw: unknown, name: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error(`${name} must be an object`);
  return raw as Record<string, unknown>;
}

export function refuseUnknown(rest: Record<string, unknown>, name: string): void {
  const [key] = Object.keys(rest);
  if (key !== undefined) throw new Error(`${name} has an unknown key "${key}"`);
}

/** One of these words, or an error that lists them. */
export function oneOf<Word extends string>(value: unknown, name: string, words: readonly Word[]): Word {
  if (!words.includes(value as Word)) throw unknown(name, value, words);
  return value as Word;
}

export function unknown(name: string, value: unknown, known: readonly string[]): Error {
  return new Error(`${name} cannot be ${JSON.stringify(value) ?? 'absent'}: choose ${known.join(', ')}`);
}
