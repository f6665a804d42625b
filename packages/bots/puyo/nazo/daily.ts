// Three puzzles per day, the same for everyone, each harder than the one before.

import { dayNumber, parseDate } from '@rensa/engine';
import { drawNazo, type NazoPuzzle, type OnDrawn } from './generate.ts';
import { NAZO_LEVELS, type NazoLevel } from './level.ts';
import type { NazoVersion } from './plans.ts';

/** First day of each version. Earlier days have version 1. */
const FIRST_DAYS: readonly (readonly [NazoVersion, string])[] = [
  [3, '2026-11-23'],
  [2, '2026-11-17'],
];

/** Throws if the calendar does not have this day. */
export function nazoVersionOn(date: string): NazoVersion {
  const day = dayNumber(parseDate(date));
  return FIRST_DAYS.find(([, first]) => dayNumber(parseDate(first)) <= day)?.[0] ?? 1;
}

/** The date written YYYYMMDD, followed by the digit of the level. */
function seedOf(date: string, level: NazoLevel): number {
  return Number(`${date.replaceAll('-', '')}${NAZO_LEVELS.indexOf(level)}`);
}

export function dailyNazo(date: string, level: NazoLevel, onDrawn?: OnDrawn): NazoPuzzle {
  const version = nazoVersionOn(date);
  return drawNazo(`nazo/${version}/${date}/${level}`, { version, level, seed: seedOf(date, level) }, onDrawn);
}
