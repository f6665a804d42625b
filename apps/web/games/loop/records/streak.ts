// Days in a row with a daily solved.

import { dayOf } from '../../../base/calendar/days.ts';
import { type Streak, streakOf } from '../../../base/calendar/streak.ts';
import { counts } from '../slot/glance.ts';
import type { SolveResult } from './results.ts';

export function loopStreak(results: readonly SolveResult[], today: string): Streak {
  return streakOf(
    results.filter(counts).map(({ date }) => dayOf(date)),
    dayOf(today),
  );
}
