// The days on which a daily was done, in any game: the streak counts them.

import { listOf, whole } from '@rensa/engine';
import { dayOf } from './days.ts';
import { store } from '../storage/storage.ts';
import { type Streak, streakOf } from './streak.ts';

const KEY = 'rensa:days';
const MOST_DAYS = 20_000;
const numbers = listOf(whole(0, 4_000_000), 0, MOST_DAYS);

/** The numbers of the days, in order. */
function doneDays(): readonly number[] {
  return store.load<readonly number[]>(KEY, (raw) => numbers(raw, 'the days'), []).value;
}

/** Adds those that are new. */
export function noteDays(dates: readonly string[]): void {
  const known = doneDays();
  const fresh = dates.map(dayOf).filter((day) => !known.includes(day));
  if (fresh.length === 0) return;
  const all = [...new Set([...known, ...fresh])].toSorted((a, b) => a - b);
  store.save(KEY, all.slice(-MOST_DAYS));
}

/** Days in a row up to today. */
export function streakOn(date: string): Streak {
  return streakOf(doneDays(), dayOf(date));
}
