// Days as whole numbers: a day is that of the person's own clock.

import { dateOf } from '@rensa/engine';
import { dayOf, localDate } from '../../base/calendar/days.ts';

export function dayAt(at: number): number {
  return dayOf(localDate(new Date(at)));
}

/** 0 for a Monday. */
export function weekdayOf(day: number): number {
  return (new Date(dateOf(day)).getUTCDay() + 6) % 7;
}

export interface DaysInRow {
  /** Up to today, or up to yesterday while today has nothing yet. */
  readonly days: number;
  /** The first of them. */
  readonly since: number;
  readonly longest: number;
}

/** Days after today are left out: a clock that was set back has them, and they must not count. */
export function daysInRow(played: Iterable<number>, today: number): DaysInRow {
  const days = [...new Set(played)].filter((day) => day <= today).toSorted((a, b) => a - b);
  let [run, longest] = [0, 0];
  days.forEach((day, i) => {
    run = day - 1 === days[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const last = days.at(-1);
  const alive = last !== undefined && today - last <= 1;
  return { days: alive ? run : 0, since: alive ? last - run + 1 : today, longest };
}
