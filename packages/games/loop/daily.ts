// The puzzle of a date: the same for everyone, and never a loop that looks like the one of the day before.

import { type Grid, gridOf } from './board.ts';
import { generate, type Generated, GENERATOR_VERSION, LEVELS } from './generate.ts';
import { halfOf } from './symmetry.ts';

export const DAILY_LEVELS = ['easy', 'medium', 'hard'] as const;
export type DailyLevel = (typeof DAILY_LEVELS)[number];

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Takes `YYYY-MM-DD`; throws on a day that the calendar does not have. */
export function parseDate(text: string): CivilDate {
  const written = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  const [year = 0, month = 0, day = 0] = (written ?? []).slice(1).map(Number);
  if (year > 0 && day > 0 && day <= daysIn(year, month)) return { year, month, day };
  throw new Error(`a date is a day of the calendar written YYYY-MM-DD, not ${JSON.stringify(text)}`);
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (MONTH_DAYS[month - 1] ?? 0) + (leap && month === 2 ? 1 : 0);
}

/** Days since 1970-01-01. Years are counted from March, so that a leap day is the last day of its year. */
export function dayNumber({ year, month, day }: CivilDate): number {
  const y = month > 2 ? year : year - 1;
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + inYear - 719_468;
}

/** The date so many days after 1970-01-01, written `YYYY-MM-DD`. */
export function dateOf(number: number): string {
  let [year, rest] = [1970, number];
  for (; rest < 0; year--) rest += daysInYear(year - 1);
  for (; rest >= daysInYear(year); year++) rest -= daysInYear(year);
  let month = 1;
  for (; rest >= daysIn(year, month); month++) rest -= daysIn(year, month);
  return `${`${year}`.padStart(4, '0')}-${twoDigits(month)}-${twoDigits(rest + 1)}`;
}

function daysInYear(year: number): number {
  return 337 + daysIn(year, 2);
}

function twoDigits(n: number): string {
  return `${n}`.padStart(2, '0');
}

/** The date written YYYYMMDD, followed by the digit of the level: 0 easy, 1 medium, 2 hard. */
export function dailySeed(date: string, level: DailyLevel): number {
  return Number(`${date.replaceAll('-', '')}${DAILY_LEVELS.indexOf(level)}`);
}

const HOLED: readonly Grid[] = Array.from({ length: 25 }, (_, cell) => cell)
  .filter((cell) => cell % 2 === 0)
  .map((hole) => gridOf(5, 5, [hole]));
const FOUR_BY_SIX = [gridOf(4, 6)];
const FIVE_BY_SIX = [gridOf(5, 6)];

/** Easy has few loops on any one board, so it changes boards through the week, from Monday on. */
const EASY_WEEK: readonly (readonly Grid[])[] = [
  [gridOf(4, 4)],
  FOUR_BY_SIX,
  HOLED,
  FIVE_BY_SIX,
  FOUR_BY_SIX,
  HOLED,
  FIVE_BY_SIX,
];

function gridsFor(level: DailyLevel, day: number): readonly Grid[] {
  const { side } = LEVELS[level];
  // 1970-01-01 was a Thursday.
  return level === 'easy' ? (EASY_WEEK[modulo(day + 3, 7)] as readonly Grid[]) : [gridOf(side, side)];
}

function modulo(a: number, n: number): number {
  return ((a % n) + n) % n;
}

export function dailyId(date: string, level: DailyLevel): string {
  return `loop/${GENERATOR_VERSION}/${date}/${level}`;
}

export function dailyPuzzle(date: string, level: DailyLevel): Generated {
  const day = dayNumber(parseDate(date));
  return generate({
    id: dailyId(date, level),
    grids: gridsFor(level, day),
    level: LEVELS[level],
    seed: dailySeed(date, level),
    accepts: (grid, cycle) => halfOf(grid, cycle) === modulo(day, 2),
  });
}
