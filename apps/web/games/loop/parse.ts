// How stored values are read: a sentence says what is wrong.

export function record(raw: unknown, what: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error(`${what} is a record`);
  return raw as Record<string, unknown>;
}

export function words(raw: unknown, what: string): string {
  if (typeof raw !== 'string') throw new Error(`${what} is a text`);
  return raw;
}

/** A whole number from 0. */
export function count(raw: unknown, what: string): number {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw) || raw < 0) throw new Error(`${what} is a whole number`);
  return raw;
}

export function oneOf<T extends string>(raw: unknown, values: readonly T[], what: string): T {
  const found = values.find((value) => value === raw);
  if (found === undefined) throw new Error(`${what} is one of ${values.join(', ')}`);
  return found;
}
