// Three puzzles a day, the same for everyone, each harder than the one before it.

import { textLike } from '@rensa/engine';
import { drawNazo, type NazoPuzzle } from './generate.ts';
import { NAZO_LEVELS, type NazoLevel } from './level.ts';

const day = textLike(/^\d{4}-\d\d-\d\d$/, 'written YYYY-MM-DD');

/** The date written YYYYMMDD, followed by the digit of the level. */
function seedOf(date: string, level: NazoLevel): number {
  return Number(`${date.replaceAll('-', '')}${NAZO_LEVELS.indexOf(level)}`);
}

export function dailyNazo(date: string, level: NazoLevel): NazoPuzzle {
  day(date, 'the date');
  return drawNazo(`nazo/1/${date}/${level}`, level, seedOf(date, level));
}
