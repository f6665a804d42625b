// The form of a stored state, compared with a state that the game has made itself.

import { mustBe, isRecord } from '@rensa/engine';

/**
 * Throws unless a value is built like the sample: the same kinds of values under the same names. What is null in one of
 * them may be anything in the other.
 */
export function checkShape(sample: unknown, raw: unknown, name: string): void {
  if (sample === null || sample === undefined) return;
  if (Array.isArray(sample)) return checkList(sample, raw, name);
  if (!isRecord(sample)) {
    if (typeof raw !== typeof sample) throw mustBe(`a ${typeof sample}`, raw, name);
  } else if (raw !== null) {
    if (!isRecord(raw)) throw mustBe('an object', raw, name);
    for (const [key, value] of Object.entries(sample)) checkShape(value, raw[key], `${name}.${key}`);
  }
}

/** Entries that are no plain values differ from one another in too many ways. */
function checkList([first]: readonly unknown[], raw: unknown, name: string): void {
  if (!Array.isArray(raw)) throw mustBe('a list', raw, name);
  if (typeof first === 'object') return;
  for (const [i, entry] of raw.entries()) checkShape(first, entry, `${name}[${i}]`);
}
