// The words and flags after `rensa COMMAND`. A flag that the command does not name is refused.

import { mustBe, oneOf, quoted, withDefault } from '@rensa/engine';
import { first, listed } from './lists.ts';

/** The flags of a command by name. `switch`: given or not. `value`: `--name VALUE` or `--name=VALUE`. */
export type Flags = Readonly<Record<string, 'switch' | 'value'>>;

export interface Args {
  /** The arguments that are no flags, in order. */
  readonly words: readonly string[];
  /** The value of each flag that was given; '' for a switch. */
  readonly values: ReadonlyMap<string, string>;
}

export function parseArgs(argv: readonly string[], flags: Flags): Args {
  const words: string[] = [];
  const values = new Map<string, string>();
  const rest = [...argv];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') return { words: [...words, ...rest], values };
    if (!isFlag(arg)) {
      words.push(arg);
      continue;
    }
    const { name, inline } = splitFlag(arg, flags);
    if (values.has(name)) throw new Error(`--${name} is given twice`);
    if (flags[name] === 'switch') values.set(name, switched(name, inline));
    else values.set(name, inline ?? valueAfter(rest.shift(), name));
  }
  return { words, values };
}

/** Returns whether an argument is a flag; a lone dash is a word that means standard input. */
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

/** Refuses flags that the command has for other games only. */
export function refuseOthers(args: Args, flags: Flags): void {
  for (const name of args.values.keys()) {
    if (!Object.hasOwn(flags, name)) throw unknownFlag(`--${name}`, flags);
  }
}

function switched(name: string, inline: string | undefined): string {
  if (inline !== undefined) throw new Error(`--${name} takes no value`);
  return '';
}

/** Takes the next argument as a value. It may start with one dash, as `-1` does, but not with two. */
function valueAfter(next: string | undefined, name: string): string {
  if (next === undefined || next.startsWith('--')) throw new Error(`--${name} needs a value`);
  return next;
}

/** The option that a flag names; the first one without the flag, unless another fallback is given. */
export function choice<T extends string>(
  args: Args,
  name: string,
  options: readonly T[],
  fallback: T = first(options),
): T {
  return withDefault(oneOf(options), fallback)(args.values.get(name), `--${name}`);
}

/** The item whose name a flag gives; the first one without the flag. */
export function picked<T>(args: Args, flag: string, items: readonly T[], nameOf: (item: T) => string): T {
  const name = choice(args, flag, items.map(nameOf));
  return first(items.filter((item) => nameOf(item) === name));
}

/** The flags of several commands or tasks together. */
export function mergedFlags(all: readonly Flags[]): Flags {
  return Object.fromEntries(all.flatMap((flags) => Object.entries(flags)));
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

/** The JSON value of a flag; undefined without the flag. */
export function jsonOf(args: Args, name: string): unknown {
  const written = args.values.get(name);
  if (written === undefined) return undefined;
  try {
    return JSON.parse(written);
  } catch (error) {
    throw new Error(`--${name} must be JSON, not ${quoted(written)}`, { cause: error });
  }
}
