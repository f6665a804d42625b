// Today's puzzles for the home page. Whether one was begun is seen by its save alone: nothing is played again.

import { noteDays } from '../../../base/calendar/done.ts';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import type { DailyEntry } from '../../../listing/listing.ts';
import { say } from '../../../base/text/phrase.ts';
import { store } from '../../../base/storage/storage.ts';
import { counts, DAILY_NAMES, dailyKey, glanceResults, type GlancedResult } from '../slot/glance.ts';

export function dailiesOn(date: string): readonly DailyEntry[] {
  const solved = glanceResults().filter((each) => each.mode === 'daily' && each.date === date);
  return Object.entries(DAILY_NAMES).map(([level, name]) => {
    const result = solved.find((each) => each.level === level);
    const value = result && formatTime(secondsOf(result.ticks));
    return {
      id: level,
      name: say(name),
      href: `/loop/play?difficulty=${level}`,
      state: stateOf(date, level, result),
      value,
    };
  });
}

function stateOf(date: string, level: string, result: GlancedResult | undefined): DailyEntry['state'] {
  if (result !== undefined) return 'done';
  return store.read(dailyKey(date, level)) === null ? 'new' : 'begun';
}

/** Puzzles that were solved before there was a streak of all games count for it too. */
export function noteOldDays(): void {
  noteDays(
    glanceResults()
      .filter(counts)
      .map(({ date }) => date),
  );
}
