// The local civil date. The day of a daily is the one that the person's clock shows; it changes at their midnight.

import { signal } from '@preact/signals';
import { type Check, dateOf, dayNumber, parseDate, text } from '@rensa/engine';
import { dateLocale } from './locale.ts';

/** Check of a date as `YYYY-MM-DD`. */
export const civilDate: Check<string> = (raw, name) => {
  const date = text(10)(raw, name);
  parseDate(date);
  return date;
};

/** The last day that a date can name. */
const LAST_DATE = '9999-12-31';

/** A date as `YYYY-MM-DD`. A clock that is wrong by thousands of years shows the last one. */
export function localDate(at: Date): string {
  if (at.getFullYear() > 9999) return LAST_DATE;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export const today = signal(localDate(new Date()));

const SLACK_MS = 50;

/** Updates the date at midnight, and when the page comes back to the front. Returns a function that stops this. */
export function watchToday(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): void => {
    const now = new Date();
    today.value = localDate(now);
    clearTimeout(timer);
    timer = setTimeout(read, nextMidnight(now) - now.getTime() + SLACK_MS);
  };
  read();
  document.addEventListener('visibilitychange', read);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', read);
  };
}

function nextMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
}

/** Seconds until there are new dailies here. */
export function secondsToMidnight(now: Date): number {
  return Math.max(0, Math.ceil((nextMidnight(now) - now.getTime()) / 1000));
}

export function dayOf(date: string): number {
  return dayNumber(parseDate(date));
}

/** The date `days` days later; earlier if `days` is below 0. */
export function daysAfter(date: string, days: number): string {
  return dateOf(dayOf(date) + days);
}

/** A date in the language of the page, as the device's region writes it. */
export function dateWords(date: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale(), { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Several things in one phrase: "Monday and Tuesday". */
export function listWords(words: readonly string[]): string {
  return new Intl.ListFormat(dateLocale(), { type: 'conjunction' }).format(words);
}
