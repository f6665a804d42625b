// What positions of messages have in common.

import { type Check, mustBe } from '@rensa/engine';

/** Longer than any drawing that is not padded. */
const MAX_DRAWING = 1000;

/** Checks the drawing of a board, which `parse` can read. */
export function drawing(parse: (text: string) => unknown): Check<string> {
  return (raw, name) => {
    if (typeof raw !== 'string' || raw.length > MAX_DRAWING) throw mustBe('a drawing, one line per row', raw, name);
    parse(raw);
    return raw;
  };
}

/** A field that is null counts as absent. */
export function withoutNulls(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
}
