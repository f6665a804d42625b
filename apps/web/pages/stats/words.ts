import { dateOf } from '@rensa/engine';
import { dateWords } from '../../base/calendar/days.ts';
import { secondsOf, formatTime } from '../../base/text/format.ts';
import type { StatsUi } from '../../listing/listing.ts';
import { spoken } from '../../base/text/text.ts';
import { statsWords } from './text/text.ts';

const MINUTES_PER_HOUR = 60;

export function minutesOf(ticks: number): number {
  return Math.round(secondsOf(ticks) / 60);
}

/** A duration in words: "18 h 24 min". */
export function durationWords(ticks: number): string {
  const t = statsWords();
  const minutes = minutesOf(ticks);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return hours === 0 ? t.minutes(minutes) : t.hoursMinutes(hours, minutes % MINUTES_PER_HOUR);
}

/** A score or a time in words. */
export function measureWords(measure: StatsUi['measure'], n: number): string {
  return measure === 'time' ? formatTime(secondsOf(n)) : statsWords().number(n);
}

/** A score or a time at an axis: "150K". */
export function shortWords(measure: StatsUi['measure'], n: number): string {
  if (measure === 'time') return formatTime(secondsOf(n));
  return new Intl.NumberFormat(spoken.value, { notation: 'compact', maximumFractionDigits: 1 }).format(n);
}

export function dayWords(day: number, style: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' }): string {
  return dateWords(dateOf(day), style);
}
