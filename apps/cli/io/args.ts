// What was typed after `rensa COMMAND`, taken strictly: a flag that the command does not name is refused.

import { mustBe, oneOf, quoted, withDefault } from '@rensa/engine';

/** `switch`: given or not. `value`: `--name VALUE` or `--name=VALUE`. */
export type Flags = Readonly<Record<string, 'switch' | 'value'>>;

export interface Args {
  /** Everything that is not a flag, in order. */
  readonly words: readonly string[];
  /** A switch that was given has the value ''. */
  readonly values: ReadonlyMap<string, string>;
}

const SEED_MOST = 0xffff_ffff;
const SEEDS_MOST = 100_000;

export function parseArgs(argv: readonly string[], flags: Flags): Args {
  const words: string[] = [];
  const values = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] as string;
    if (arg === '--') return { words: [...words, ...argv.slice(i + 1)], values };
    if (!isFlag(arg)) {
      words.push(arg);
      continue;
    }
    const { name, inline } = splitFlag(arg, flags);
    if (values.has(name)) throw new Error(`--${name} is given twice`);
    if (flags[name] === 'switch') values.set(name, switched(name, inline));
    else values.set(name, inline ?? valueAfter(argv[++i], name));
  }
  return { words, values };
}

/** A lone dash is a word: it stands for standard input. */
export function isFlag(arg: string): boolean {
  return arg.startsWith('-') && arg !== '-';
}

function splitFlag(arg: string, flags: Flags): { readonly name: string; readonly inline: string | undefined } {
  const equals = arg.indexOf('=');
  const written = equals < 0 ? arg : arg.slice(0, equals);
  const name = written.slice(2);
  if (!written.startsWith('--') || !Object.hasOwn(flags, name)) throw unknownFlag(written, flags);
  return { name, inline: equals < 0 ? undefined : arg.slice(equals + 1) };
}

function unknownFlag(written: string, flags: Flags): Error {
  const known = Object.keys(flags).map((name) => `--${name}`);
  return new Error(`unknown flag ${quoted(written)}: known flags: ${listed(known)}`);
}

/** Refuses flags that the command knows, but not for the game that was named. */
export function refuseOthers(args: Args, flags: Flags): void {
  for (const name of args.values.keys()) {
    if (!Object.hasOwn(flags, name)) throw unknownFlag(`--${name}`, flags);
  }
}

function switched(name: string, inline: string | undefined): string {
  if (inline !== undefined) throw new Error(`--${name} takes no value`);
  return '';
}

/** A value may start with one dash (`-1` then fails as what it is), but never looks like the next flag. */
function valueAfter(next: string | undefined, name: string): string {
  if (next === undefined || next.startsWith('--')) throw new Error(`--${name} needs a value`);
  return next;
}

/** The items as a person lists them: `a, b or c`. */
export function listed(items: readonly string[], joint = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

export function choice<T extends string>(args: Args, name: string, options: readonly T[], fallback: T): T {
  return withDefault(oneOf(options), fallback)(args.values.get(name), `--${name}`);
}

export interface Span {
  readonly least: number;
  readonly most: number;
}

export function whole(args: Args, name: string, { least, most }: Span, fallback: number): number {
  const written = args.values.get(name);
  if (written === undefined) return fallback;
  const value = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw mustBe(`a whole number from ${least} to ${most}`, written, `--${name}`);
}

/** The JSON value of a flag; undefined without it. */
export function jsonOf(args: Args, name: string): unknown {
  const written = args.values.get(name);
  if (written === undefined) return undefined;
  try {
    return JSON.parse(written) as unknown;
  } catch (error) {
    throw new Error(`--${name} must be JSON, not ${quoted(written)}`, { cause: error });
  }
}

/** `many` when `--seeds` was given, were it only one. */
export function seedsOf(args: Args, fallback: number): { readonly seeds: readonly number[]; readonly many: boolean } {
  const [one, several] = [args.values.get('seed'), args.values.get('seeds')];
  if (several === undefined) return { seeds: [one === undefined ? fallback : parseSeed(one)], many: false };
  if (one !== undefined) throw new Error('give --seed or --seeds, not both');
  return { seeds: parseSeeds(several), many: true };
}

export function parseSeed(written: string): number {
  const value = /^(\d+|0x[\da-f]+)$/i.test(written) ? Number(written) : Number.NaN;
  if (value <= SEED_MOST) return value;
  throw mustBe(`a whole number from 0 to ${SEED_MOST}, decimal or 0x…`, written, 'a seed');
}

/** `1,2,0x10`, `1-100`, or both mixed. */
export function parseSeeds(written: string): number[] {
  const ranges = written.split(',').map(parseRange);
  const count = ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (count > SEEDS_MOST) throw new Error(`--seeds names ${count} seeds, at most ${SEEDS_MOST} at once`);
  return ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function parseRange(written: string): { readonly first: number; readonly last: number } {
  const ends = written.split('-');
  if (ends.length > 2) throw new Error(`a range of seeds is FIRST-LAST, not ${quoted(written)}`);
  const first = parseSeed(ends[0] ?? '');
  const last = ends[1] === undefined ? first : parseSeed(ends[1]);
  if (last < first)
    throw new Error(`the range of seeds ${quoted(written)} runs backward: write the smaller seed first`);
  return { first, last };
}
