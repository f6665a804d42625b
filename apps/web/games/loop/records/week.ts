// The week of a player: its days, and what was solved on each.

import { dateOf } from '@rensa/engine';
import { dayOf, today } from '../../../base/calendar/days.ts';
import { weekOfDay } from '../../../base/calendar/locale.ts';
import { isUnaided, results } from './results.ts';
import { loopStreak } from './streak.ts';

export interface WeekDay {
  readonly date: string;
  /** Dailies of this date that are solved. */
  readonly solved: number;
  /** `own`: one of them without help. `frozen`: a freeze has saved this day. */
  readonly state: 'later' | 'frozen' | 'none' | 'own' | 'helped';
}

/** The seven days of this week. */
export function weekDays(): readonly WeekDay[] {
  const frozen = new Set(loopStreak(results.value, today.value).frozen);
  return weekOfDay(dayOf(today.value)).map((day) => weekDay(dateOf(day), frozen.has(day)));
}

function weekDay(date: string, frozen: boolean): WeekDay {
  const solved = results.value.filter((result) => result.mode === 'daily' && result.date === date);
  if (date > today.value) return { date, solved: 0, state: 'later' };
  if (solved.length > 0) return { date, solved: solved.length, state: solved.some(isUnaided) ? 'own' : 'helped' };
  return { date, solved: 0, state: frozen ? 'frozen' : 'none' };
}
