// Loop's dailies for the home page, which loads without the game: their names, storage keys and results.

import { fields, flag, listOf, text, whole } from '@rensa/engine';
import { dayOf } from '../../../base/calendar/days.ts';
import type { Phrase } from '../../../base/text/phrase.ts';
import { store } from '../../../base/storage/storage.ts';

/** Names of the dailies of a day, easiest first. */
export const DAILY_NAMES: Readonly<Record<'easy' | 'medium' | 'hard', Phrase>> = {
  easy: { en: 'Easy', ja: 'かんたん' },
  medium: { en: 'Medium', ja: 'ふつう' },
  hard: { en: 'Hard', ja: 'むずかしい' },
};

export const RESULTS_KEY = 'loop-game:results';

/** Storage key of the drawing of a daily. */
export function dailyKey(date: string, level: string): string {
  return `loop-game:daily:${date}-${level}`;
}

/** The fields of a stored result that the home page and the streak need. */
export interface ResultSummary {
  readonly mode: string;
  readonly level: string;
  readonly date: string;
  readonly begun: string;
  readonly solved: string;
  readonly ticks: number;
  readonly seen: boolean;
}

/** Most results that are read; more than anyone can solve. */
export const MAX_RESULTS = 100_000;

const day = text(10);
const summaries = listOf(
  fields<ResultSummary>({
    mode: text(20),
    level: text(20),
    date: day,
    begun: day,
    solved: day,
    ticks: whole(0, Number.MAX_SAFE_INTEGER),
    seen: flag,
  }),
  0,
  MAX_RESULTS,
);
const envelope = fields({ value: summaries });

/** Stored results; none if they cannot be read, which Loop's own pages report. */
export function readSummaries(): readonly ResultSummary[] {
  try {
    return envelope(JSON.parse(store.read(RESULTS_KEY) ?? '{"value":[]}'), 'the results').value;
  } catch {
    return [];
  }
}

/** True for a daily opened on its own day and finished by the next one, without a look at the solution. */
export function countsForStreak({ mode, date, begun, solved, seen }: Omit<ResultSummary, 'level' | 'ticks'>): boolean {
  return mode === 'daily' && !seen && begun === date && dayOf(solved) <= dayOf(date) + 1;
}
