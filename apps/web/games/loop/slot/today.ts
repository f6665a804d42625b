import { FIRST_DATE } from '@rensa/games/loop';
import { dayOf } from '../../../base/calendar/days.ts';

/** The puzzles of the first day of the archive have the number 1. */
export function puzzleNumber(date: string): number {
  return dayOf(date) - dayOf(FIRST_DATE) + 1;
}
