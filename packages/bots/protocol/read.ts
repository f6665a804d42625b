// Reading what others have written: each of these takes anything and throws a sentence about what it cannot take.

export type Fields = Readonly<Record<string, unknown>>;

const QUOTE_MOST = 60;

/** A value as an error names it: short, and whatever it is. */
export function quoted(raw: unknown): string {
  if (raw === undefined) return 'nothing';
  if (typeof raw === 'number' || typeof raw === 'boolean' || raw === null) return `${raw}`;
  if (typeof raw !== 'string') return Array.isArray(raw) ? 'a list' : 'an object';
  const text = JSON.stringify(raw.slice(0, 2 * QUOTE_MOST));
  return text.length > QUOTE_MOST ? `${text.slice(0, QUOTE_MOST)}…` : text;
}

export function fieldsOf(raw: unknown, what: string): Fields {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Fields;
  throw new Error(`${what}, not ${quoted(raw)}`);
}

export function whole(raw: unknown, name: string, least: number, most: number): number {
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most) return raw + 0;
  throw new Error(`"${name}" is a whole number from ${least} to ${most}, not ${quoted(raw)}`);
}

export function text(raw: unknown, name: string, most: number): string {
  if (typeof raw === 'string' && raw.length <= most) return raw;
  throw new Error(`"${name}" is a text of at most ${most} characters, not ${quoted(raw)}`);
}

export function list(raw: unknown, name: string, most: number): readonly unknown[] {
  if (!Array.isArray(raw)) throw new Error(`"${name}" is a list, not ${quoted(raw)}`);
  if (raw.length > most) throw new Error(`"${name}" has ${raw.length} entries, at most ${most}`);
  return raw;
}
