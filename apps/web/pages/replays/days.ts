import { dateLocale } from '../../base/calendar/locale.ts';
import { replaysWords } from './text/text.ts';

const FORMS = {
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time in words: `full` for a heading, else `short`. */
export function dayWords(at: number, form: 'full' | 'short', now = Date.now()): string {
  const t = replaysWords();
  if (isSameDay(at, now)) return t.today;
  if (isSameDay(at + DAY_MS, now)) return t.yesterday;
  return new Intl.DateTimeFormat(dateLocale(), FORMS[form]).format(at);
}

export function clockWords(at: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { hour: 'numeric', minute: '2-digit' }).format(at);
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
