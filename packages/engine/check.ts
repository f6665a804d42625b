// Checks for what comes from outside: setups, replays, messages, stored values. A check takes any value and its name. It
// gives the value back with its type, or throws an error that starts with the name: "seed must be …, not …".

export type Check<T> = (raw: unknown, name: string) => T;
export type Checks<T> = { readonly [K in keyof T]: Check<T[K]> };
export type Fields = Readonly<Record<string, unknown>>;

const QUOTE_MOST = 60;

/** A value as an error names it: short, and safe for any value. */
export function quoted(raw: unknown): string {
  if (typeof raw === 'number' || typeof raw === 'boolean' || raw === null) return `${raw}`;
  if (Array.isArray(raw)) return isShort(raw) ? `[${raw.join(', ')}]` : 'a list';
  if (typeof raw !== 'string') return 'an object';
  const text = JSON.stringify(raw.slice(0, 2 * QUOTE_MOST));
  return text.length > QUOTE_MOST ? `${text.slice(0, QUOTE_MOST)}…` : text;
}

function isShort(list: readonly unknown[]): boolean {
  return list.length <= 4 && list.every((entry) => typeof entry === 'number');
}

/** The error of every check. */
export function mustBe(what: string, raw: unknown, name: string): Error {
  if (raw === undefined) return new Error(`${name} is missing: it must be ${what}`);
  return new Error(`${name} must be ${what}, not ${quoted(raw)}`);
}

export function whole(least: number, most: number): Check<number> {
  return (raw, name) => {
    // Adding 0 turns -0 into 0.
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most) return raw + 0;
    throw mustBe(`a whole number from ${least} to ${most}`, raw, name);
  };
}

export function text(most: number): Check<string> {
  return (raw, name) => {
    if (typeof raw === 'string' && raw.length <= most) return raw;
    throw mustBe(`a text of at most ${most} characters`, raw, name);
  };
}

/** A text of a certain form, which `what` describes. */
export function textLike(form: RegExp, what: string): Check<string> {
  return (raw, name) => {
    if (typeof raw === 'string' && form.test(raw)) return raw;
    throw mustBe(what, raw, name);
  };
}

export const flag: Check<boolean> = (raw, name) => {
  if (typeof raw === 'boolean') return raw;
  throw mustBe('true or false', raw, name);
};

export function oneOf<Word extends string>(words: readonly Word[]): Check<Word> {
  return (raw, name) => {
    const found = words.find((word) => word === raw);
    if (found !== undefined) return found;
    throw mustBe(words.join(', ').replace(/, ([^,]*)$/, ' or $1'), raw, name);
  };
}

export function nullOr<T>(check: Check<T>): Check<T | null> {
  return (raw, name) => (raw === null ? null : check(raw, name));
}

/** What is missing becomes `value`. */
export function withDefault<T>(check: Check<T>, value: T): Check<T> {
  return (raw, name) => (raw === undefined ? value : check(raw, name));
}

export function listOf<T>(item: Check<T>, least: number, most: number): Check<readonly T[]> {
  return (raw, name) => {
    if (!Array.isArray(raw)) throw mustBe('a list', raw, name);
    if (raw.length < least || raw.length > most) {
      throw new Error(`${name} must have ${least === most ? most : `${least} to ${most}`} entries, not ${raw.length}`);
    }
    return raw.map((entry: unknown, i) => item(entry, `${name}[${i}]`));
  };
}

export const record: Check<Fields> = recordWith([]);

/** A record of any keys whose values are all of one kind. */
export function recordOf<T>(item: Check<T>): Check<Readonly<Record<string, T>>> {
  return (raw, name) => {
    const given = Object.entries(record(raw, name));
    return Object.fromEntries(given.map(([key, value]) => [key, item(value, nameOf(name, key))]));
  };
}

function recordWith(keys: readonly string[]): Check<Fields> {
  return (raw, name) => {
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
    throw mustBe(keys.length === 0 ? 'an object' : `an object with ${keys.join(', ')}`, raw, name);
  };
}

/** A record with these fields; a missing optional one is left out, and so is everything else that is there. */
export function fields<T, U = unknown>(needed: Checks<T>, optional?: Checks<U>): Check<T & Partial<U>> {
  const open = recordWith(Object.keys(needed));
  return (raw, name) => {
    const given = open(raw, name);
    const out: Record<string, unknown> = {};
    for (const [key, check] of entries(needed)) out[key] = check(own(given, key), nameOf(name, key));
    for (const [key, check] of entries(optional ?? {})) {
      const value = own(given, key);
      if (value !== undefined) out[key] = check(value, nameOf(name, key));
    }
    return out as T & Partial<U>;
  };
}

/** The same where any other field is an error. */
export function exactFields<T, U = unknown>(needed: Checks<T>, optional?: Checks<U>): Check<T & Partial<U>> {
  const known = Object.keys({ ...needed, ...optional });
  const check = fields(needed, optional);
  return (raw, name) => {
    const read = check(raw, name);
    const unknown = Object.keys(raw as object).find((key) => !known.includes(key));
    if (unknown === undefined) return read;
    throw new Error(`${name} has an unknown key ${quoted(unknown)}: use ${known.join(', ')}`);
  };
}

function entries(checks: object): [string, Check<unknown>][] {
  return Object.entries(checks) as [string, Check<unknown>][];
}

function own(given: Fields, key: string): unknown {
  return Object.hasOwn(given, key) ? given[key] : undefined;
}

/** A whole value is named in words ("the setup"), and its fields without it; from there on names are paths. */
function nameOf(parent: string, key: string): string {
  return parent.includes(' ') ? key : `${parent}.${key}`;
}
