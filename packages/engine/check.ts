// Checks for what comes from outside: setups, replays, messages, stored values. A check takes any value and its name. It
// gives the value back with its type, or throws an error that starts with the name: "seed must be …, not …".

export interface Check<T> {
  (raw: unknown, name: string): T;
  /** The values it accepts, for a page that asks a person for one and for descriptions; not every check can say it. */
  readonly form?: Form;
}

export type Form =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly most?: number; readonly pattern?: string; readonly what?: string }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'nullable'; readonly of: Form }
  | { readonly kind: 'list'; readonly item: Form; readonly least: number; readonly most: number }
  | { readonly kind: 'record'; readonly of: Form | undefined }
  /** A field that may be missing. */
  | { readonly kind: 'optional'; readonly of: Form }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Form>>; readonly exact: boolean };

export type Checks<T> = { readonly [K in keyof T]: Check<T[K]> };
export type Fields = Readonly<Record<string, unknown>>;

const MAX_QUOTE = 60;

/** A value as an error names it: short, and safe for any value. */
export function quoted(raw: unknown): string {
  if (typeof raw === 'number' || typeof raw === 'boolean' || raw === null) return `${raw}`;
  if (Array.isArray(raw)) return isShort(raw) ? clipped(`[${raw.join(', ')}]`) : 'a list';
  if (typeof raw !== 'string') return 'an object';
  return clipped(JSON.stringify(raw.slice(0, 2 * MAX_QUOTE)));
}

function clipped(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

function isShort(list: readonly unknown[]): boolean {
  return list.length <= 4 && list.every((entry) => typeof entry === 'number');
}

/** The error of every check. */
export function mustBe(what: string, raw: unknown, name: string): Error {
  if (raw === undefined) return new Error(`${name} is missing: it must be ${what}`);
  return new Error(`${name} must be ${what}, not ${quoted(raw)}`);
}

/** The message of anything that was thrown. Nothing here recurses but checks of values from outside. */
export function messageOf(error: unknown): string {
  if (error instanceof RangeError && /call stack/i.test(error.message)) return 'the input is nested too deeply';
  return error instanceof Error ? error.message : String(error);
}

/** A check that says what it accepts. */
export function withForm<T>(form: Form | undefined, check: (raw: unknown, name: string) => T): Check<T> {
  return form === undefined ? check : Object.assign(check, { form });
}

export function whole(least: number, most: number): Check<number> {
  return withForm({ kind: 'whole', least, most }, (raw, name) => {
    // Adding 0 turns -0 into 0.
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most) return raw + 0;
    throw mustBe(`a whole number from ${least} to ${most}`, raw, name);
  });
}

export function text(most: number): Check<string> {
  return withForm({ kind: 'text', most }, (raw, name) => {
    if (typeof raw === 'string' && raw.length <= most) return raw;
    throw mustBe(`a text of at most ${most} characters`, raw, name);
  });
}

/** A text of a certain form, which `what` describes. */
export function textLike(form: RegExp, what: string): Check<string> {
  return withForm({ kind: 'text', pattern: form.source, what }, (raw, name) => {
    if (typeof raw === 'string' && form.test(raw)) return raw;
    throw mustBe(what, raw, name);
  });
}

export const flag: Check<boolean> = withForm({ kind: 'flag' }, (raw, name) => {
  if (typeof raw === 'boolean') return raw;
  throw mustBe('true or false', raw, name);
});

export function oneOf<Word extends string>(words: readonly Word[]): Check<Word> {
  return withForm({ kind: 'choice', words }, (raw, name) => {
    const found = words.find((word) => word === raw);
    if (found !== undefined) return found;
    throw mustBe(words.join(', ').replace(/, ([^,]*)$/, ' or $1'), raw, name);
  });
}

export function nullOr<T>(check: Check<T>): Check<T | null> {
  const form: Form | undefined = check.form && { kind: 'nullable', of: check.form };
  return withForm(form, (raw, name) => (raw === null ? null : check(raw, name)));
}

/** Takes `value` where the field is missing. */
export function withDefault<T>(check: Check<T>, value: T): Check<T> {
  return withForm(optionalForm(check), (raw, name) => (raw === undefined ? value : check(raw, name)));
}

export function listOf<T>(item: Check<T>, least: number, most: number): Check<readonly T[]> {
  const form: Form | undefined = item.form && { kind: 'list', item: item.form, least, most };
  return withForm(form, (raw, name) => {
    if (!Array.isArray(raw)) throw mustBe('a list', raw, name);
    if (raw.length < least || raw.length > most) {
      throw new Error(`${name} must have ${least === most ? most : `${least} to ${most}`} entries, not ${raw.length}`);
    }
    return raw.map((entry: unknown, i) => item(entry, `${name}[${i}]`));
  });
}

export const record: Check<Fields> = recordWith([]);

/** A record of any keys whose values are all of one kind. */
export function recordOf<T>(item: Check<T>): Check<Readonly<Record<string, T>>> {
  return withForm({ kind: 'record', of: item.form }, (raw, name) => {
    const given = Object.entries(record(raw, name));
    return Object.fromEntries(given.map(([key, value]) => [key, item(value, nameOf(name, key))]));
  });
}

export function isRecord(raw: unknown): raw is Fields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function recordWith(keys: readonly string[]): Check<Fields> {
  return withForm({ kind: 'record', of: undefined }, (raw, name) => {
    if (isRecord(raw)) return raw;
    throw mustBe(keys.length === 0 ? 'an object' : `an object with ${keys.join(', ')}`, raw, name);
  });
}

/** A record with these fields; a missing optional one is left out, and so is everything else that is there. */
export function fields<T, U = unknown>(needed: Checks<T>, optional?: Checks<U>): Check<T & Partial<U>> {
  const open = recordWith(Object.keys(needed));
  return withForm(fieldsForm(needed, optional, false), (raw, name) => {
    const given = open(raw, name);
    const out: Record<string, unknown> = {};
    for (const [key, check] of entries(needed)) out[key] = check(own(given, key), nameOf(name, key));
    for (const [key, check] of entries(optional ?? {})) {
      const value = own(given, key);
      if (value !== undefined) out[key] = check(value, nameOf(name, key));
    }
    return out as T & Partial<U>;
  });
}

/** The same where any other field is an error. */
export function exactFields<T, U = unknown>(needed: Checks<T>, optional?: Checks<U>): Check<T & Partial<U>> {
  const known = Object.keys({ ...needed, ...optional });
  const check = fields(needed, optional);
  return withForm(fieldsForm(needed, optional, true), (raw, name) => {
    const read = check(raw, name);
    const unknown = Object.keys(record(raw, name)).find((key) => !known.includes(key));
    if (unknown === undefined) return read;
    throw new Error(`${name} has an unknown key ${quoted(unknown)}: use ${known.join(', ')}`);
  });
}

function fieldsForm(needed: object, optional: object | undefined, exact: boolean): Form {
  const left = Object.fromEntries(
    entries(optional ?? {}).flatMap(([key, check]) => {
      const form = optionalForm(check);
      return form === undefined ? [] : [[key, form]];
    }),
  );
  return { kind: 'fields', fields: { ...formsOf(needed), ...left }, exact };
}

function optionalForm({ form }: Check<unknown>): Form | undefined {
  return form && { kind: 'optional', of: form };
}

/** The values that each of these checks accepts, as far as they say it. */
export function formsOf(checks: object): Readonly<Record<string, Form>> {
  return Object.fromEntries(entries(checks).flatMap(([key, { form }]) => (form === undefined ? [] : [[key, form]])));
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
