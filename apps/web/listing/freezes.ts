// Notices about freezes: one when a freeze is earned, and one when freezes have saved a streak.

import { dateOf, whole } from '@rensa/engine';
import { notify } from '../base/screen/notice.ts';
import { mergedKind } from '../base/storage/kinds.ts';
import { store } from '../base/storage/storage.ts';
import { dateWords, listWords, dayOf } from '../base/calendar/days.ts';
import { noteDays, streakOn } from '../base/calendar/done.ts';
import type { Streak } from '../base/calendar/streak.ts';

const KEY = 'rensa:frozen';
const number = whole(0, 4_000_000);
const parse = (raw: unknown): number => number(raw, 'the day');

export const FROZEN_DAY = mergedKind(/^rensa:frozen$/, parse, { none: 0, merge: Math.max });

/** Days after which a saved day is no news. */
const NEWS_DAYS = 7;

/** Adds a day that was just done to the streak of all games. */
export function noteDone(date: string): void {
  const before = streakOn(date);
  noteDays([date]);
  announceEarned(before, streakOn(date));
}

/** Says that a freeze was earned between these two streaks. */
export function announceEarned(before: Streak, after: Streak): void {
  if (after.freezes > before.freezes) notify((t) => t.toastFreezeEarned);
}

/** Says once which days freezes have saved. */
export function announceSpent({ days, frozen }: Streak, today: string): void {
  const told = store.load<number>(KEY, parse, 0).value;
  const fresh = days === 0 ? [] : frozen.filter((day) => day > told && day >= dayOf(today) - NEWS_DAYS);
  const last = fresh.at(-1);
  if (last === undefined) return;
  store.save(KEY, last);
  const words = (): string =>
    listWords(fresh.map((day) => dateWords(dateOf(day), { weekday: 'long', month: 'long', day: 'numeric' })));
  notify((t) => t.toastFreezeSpent(words()));
}
