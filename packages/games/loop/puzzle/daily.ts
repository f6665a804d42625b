// The puzzle of a date: the same for everyone.

import { dayNumber, parseDate } from '@rensa/engine';
import { drawDaily1 } from './daily1.ts';
import { drawDaily2 } from './daily2.ts';
import type { Generated, GeneratorVersion } from './generate.ts';
import { type DailyLevel } from './level.ts';

/** Puzzles of this date and later ones are made by version 2 of the generator. */
export const VERSION_2_DATE = '2026-12-01';

export function versionOn(date: string): GeneratorVersion {
  return dayNumber(parseDate(date)) < dayNumber(parseDate(VERSION_2_DATE)) ? 1 : 2;
}

export function dailyId(date: string, level: DailyLevel): string {
  return `loop/${versionOn(date)}/${date}/${level}`;
}

export function dailyPuzzle(date: string, level: DailyLevel): Generated {
  const daily = { id: dailyId(date, level), date, day: dayNumber(parseDate(date)), level };
  return versionOn(date) === 1 ? drawDaily1(daily) : drawDaily2(daily);
}
