// Three puzzles per day, the same for everyone, each harder than the one before it.

import { dayNumber, parseDate } from '@rensa/engine';
import { drawNazo, type NazoPuzzle } from './generate.ts';
import { NAZO_LEVELS, type NazoLevel } from './level.ts';
import type { NazoVersion } from './plans.ts';

/** Days before this one have puzzles of version 1. */
const VERSION_2_DATE = '2026-11-17';

/** Throws on a day that the calendar does not have. */
export function nazoVersionOn(date: string): NazoVersion {
  return dayNumber(parseDate(date)) < dayNumber(parseDate(VERSION_2_DATE)) ? 1 : 2;
}

/** The date written YYYYMMDD, followed by the digit of the level. */
function seedOf(date: string, level: NazoLevel): number {
  return Number(`${date.replaceAll('-', '')}${NAZO_LEVELS.indexOf(level)}`);
}

export function dailyNazo(date: string, level: NazoLevel): NazoPuzzle {
  const version = nazoVersionOn(date);
  return drawNazo(`nazo/${version}/${date}/${level}`, { version, level, seed: seedOf(date, level) });
}
