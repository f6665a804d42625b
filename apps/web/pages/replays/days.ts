import { spoken } from '../../base/text.ts';
import { replaysWords } from './text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time, in words. */
export function dayWords(at: number, now = Date.now()): string {
  const t = replaysWords();
  if (isSameDay(at, now)) return t.today;
  if (isSameDay(at + DAY_MS, now)) return t.yesterday;
  return new Intl.DateTimeFormat(spoken.value, { weekday: 'long', day: 'numeric', month: 'long' }).format(at);
}

export function clockWords(at: number): string {
  return new Intl.DateTimeFormat(spoken.value, { hour: 'numeric', minute: '2-digit' }).format(at);
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
