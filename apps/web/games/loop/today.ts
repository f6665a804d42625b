// The local civil date: a daily is of the day that the person's own clock shows, and changes at their midnight.

import { signal } from '@preact/signals';
import { dateOf, dayNumber, FIRST_DATE, parseDate } from '@rensa/games/loop';

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
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    today.value = localDate(now);
    clearTimeout(timer);
    timer = setTimeout(read, midnight.getTime() - now.getTime() + SLACK_MS);
  };
  read();
  document.addEventListener('visibilitychange', read);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', read);
  };
}

export function dayOf(date: string): number {
  return dayNumber(parseDate(date));
}

/** The date so many days later; below 0 earlier. */
export function daysAfter(date: string, days: number): string {
  return dateOf(dayOf(date) + days);
}

/** The puzzles of the first day of the archive have the number 1. */
export function puzzleNumber(date: string): number {
  return dayOf(date) - dayOf(FIRST_DATE) + 1;
}
