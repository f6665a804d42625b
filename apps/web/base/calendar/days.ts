// The local civil date: a daily is of the day that the person's own clock shows, and changes at their midnight.

import { signal } from '@preact/signals';
import { dateOf, dayNumber, parseDate } from '@rensa/engine';
import { spoken } from '../text/text.ts';

/** As `YYYY-MM-DD`. */
export function localDate(at: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export const today = signal(localDate(new Date()));

const SLACK_MS = 50;

/** Keeps the date in step, at midnight and whenever the page comes back to the front. Gives a function that ends this. */
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

/** Until there are new dailies here. */
export function secondsToMidnight(now: Date): number {
  return Math.max(0, Math.ceil((nextMidnight(now) - now.getTime()) / 1000));
}

export function dayOf(date: string): number {
  return dayNumber(parseDate(date));
}

/** The date so many days later; below 0 earlier. */
export function daysAfter(date: string, days: number): string {
  return dateOf(dayOf(date) + days);
}

/** A date in the words of the language in force. */
export function dateWords(date: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(spoken.value, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
