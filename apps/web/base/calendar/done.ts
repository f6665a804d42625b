// Days on which a daily of any game was done. They make the streak.

import { listOf, whole } from '@rensa/engine';
import { dayOf } from './days.ts';
import { mergedKind } from '../storage/kinds.ts';
import { store } from '../storage/storage.ts';
import { type Streak, streakOf } from './streak.ts';

const KEY = 'rensa:days';
const MAX_DAYS = 20_000;
const numbers = listOf(whole(0, 4_000_000), 0, MAX_DAYS);

function parseDays(raw: unknown): readonly number[] {
  return numbers(raw, 'the days');
}

/** Days of two browsers; of too many all of this one. */
function allDays(mine: readonly number[], theirs: readonly number[]): readonly number[] {
  const known = new Set(mine);
  const fresh = [...new Set(theirs)].filter((day) => !known.has(day)).toSorted((a, b) => b - a);
  return [...mine, ...fresh.slice(0, MAX_DAYS - mine.length)].toSorted((a, b) => a - b);
}

export const DAYS = mergedKind(/^rensa:days$/, parseDays, { none: [], merge: allDays });

/** Numbers of the days, in order. */
function doneDays(): readonly number[] {
  return store.load<readonly number[]>(KEY, parseDays, []).value;
}

/** Adds the days that are new. */
export function noteDays(dates: readonly string[]): void {
  const known = doneDays();
  const fresh = dates.map(dayOf).filter((day) => !known.includes(day));
  if (fresh.length === 0) return;
  const all = [...new Set([...known, ...fresh])].toSorted((a, b) => a - b);
  store.save(KEY, all.slice(-MAX_DAYS));
}

/** Days in a row up to today. */
export function streakOn(date: string): Streak {
  return streakOf(doneDays(), dayOf(date));
}
