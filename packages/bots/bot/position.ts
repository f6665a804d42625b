// Checks that positions of all games use.

import { type Check, mustBe } from '@rensa/engine';

/** Characters; longer than any drawing without padding. */
const MAX_DRAWING = 1000;

/** Checks the drawing of a board that `parse` can read. */
export function drawing(parse: (text: string) => unknown): Check<string> {
  return (raw, name) => {
    if (typeof raw !== 'string' || raw.length > MAX_DRAWING) throw mustBe('a drawing, one line per row', raw, name);
    parse(raw);
    return raw;
  };
}

/** Drops fields that are null: they count as absent. */
export function withoutNulls(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
}
