// Days as whole numbers, in the time zone of the device.

import { dayOf, localDate } from '../../base/calendar/days.ts';

export function dayAt(at: number): number {
  return dayOf(localDate(new Date(at)));
}

export interface DaysInRow {
  /** Length of the current row, which ends today, or yesterday while today has nothing yet. */
  readonly days: number;
  /** First day of the current row. */
  readonly since: number;
  readonly longest: number;
}

/** Days in a row. Days after today do not count; a clock that was set back leaves such days. */
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
