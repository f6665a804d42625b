// Dailies for the site's home page. A daily was begun if it has a stored drawing, which is not read here.

import { noteDays } from '../../../base/calendar/done.ts';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import type { DailyEntry } from '../../../listing/listing.ts';
import { say } from '../../../base/text/phrase.ts';
import { store } from '../../../base/storage/storage.ts';
import { countsForStreak, DAILY_NAMES, dailyKey, readSummaries, type ResultSummary } from '../slot/summary.ts';

export function dailiesOn(date: string): readonly DailyEntry[] {
  const solved = readSummaries().filter((each) => each.mode === 'daily' && each.date === date);
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

function stateOf(date: string, level: string, result: ResultSummary | undefined): DailyEntry['state'] {
  if (result !== undefined) return 'done';
  return store.read(dailyKey(date, level)) === null ? 'new' : 'begun';
}

/** Counts the solved dailies for the streak of all games, which is newer than Loop's results. */
export function noteOldDays(): void {
  noteDays(
    readSummaries()
      .filter(countsForStreak)
      .map(({ date }) => date),
  );
}
