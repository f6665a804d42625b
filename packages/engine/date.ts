// Days of the calendar, and their numbers.

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

/** The date `number` days after 1970-01-01, written `YYYY-MM-DD`. */
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

/** 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return modulo(day + 3, 7);
}

/** Weeks from Monday to Sunday, counted from the first Monday of 1970. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** From 0 to n - 1, below zero too. */
export function modulo(a: number, n: number): number {
  return ((a % n) + n) % n;
}
