// The streak of Loop: days in a row with a solved daily.

import { dayOf } from '../../../base/calendar/days.ts';
import { type Streak, streakOf } from '../../../base/calendar/streak.ts';
import { countsForStreak } from '../slot/summary.ts';
import type { SolveResult } from './results.ts';

export function loopStreak(results: readonly SolveResult[], today: string): Streak {
  return streakOf(
    results.filter(countsForStreak).map(({ date }) => dayOf(date)),
    dayOf(today),
  );
}
