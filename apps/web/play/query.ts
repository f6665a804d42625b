// What an address may ask of the play page: ?mode=survival&rules=tsu&colors=5&seed=7&start=1.

import { MODES, RULES, type Mode, type RulesName, type Setup } from '@rensa/games/puyo';

export const COLORS = [3, 4, 5] as const;
export const RULE_NAMES = Object.keys(RULES) as readonly RulesName[];

export interface Query {
  readonly setup: Partial<Setup>;
  readonly seed: number | undefined;
  /** Begin at once. */
  readonly start: boolean;
  /** Nothing is asked: whoever comes back finds the game that was left. */
  readonly plain: boolean;
  /** What was asked for and is not known, as it was written. */
  readonly unknown: readonly string[];
}

const SEED_MOST = 0xffff_ffff;
const KNOWN = ['mode', 'rules', 'colors', 'seed', 'start'] as const;

export function parseQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const unknown: string[] = [];
  function read<T>(name: string, parse: (text: string) => T | undefined): T | undefined {
    const text = params.get(name);
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) unknown.push(`${name}=${text.slice(0, 40)}`);
    return value;
  }
  const mode = read('mode', (text) => MODES.find((each: Mode) => each === text));
  const rules = read('rules', (text) => RULE_NAMES.find((each) => each === text));
  const colors = read('colors', (text) => COLORS.find((each) => String(each) === text));
  const seed = read('seed', parseSeed);
  const start = read('start', parseFlag) ?? false;
  return {
    setup: { ...(mode && { mode }), ...(rules && { rules }), ...(colors && { colors }) },
    seed,
    start,
    plain: KNOWN.every((name) => !params.has(name)),
    unknown,
  };
}

function parseSeed(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  return Number(text) <= SEED_MOST ? Number(text) : undefined;
}

function parseFlag(text: string): boolean | undefined {
  if (text === '1') return true;
  return text === '0' ? false : undefined;
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
