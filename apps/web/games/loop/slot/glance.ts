// What the home page needs to know of Loop's dailies, and no more: it loads without the game.

import { fields, flag, listOf, text, whole } from '@rensa/engine';
import { dayOf } from '../../../base/calendar/days.ts';
import type { Phrase } from '../../../base/text/phrase.ts';
import { store } from '../../../base/storage/storage.ts';

/** What the dailies of a day are called, easiest first. */
export const DAILY_NAMES: Readonly<Record<'easy' | 'medium' | 'hard', Phrase>> = {
  easy: { en: 'Easy', ja: 'かんたん' },
  medium: { en: 'Medium', ja: 'ふつう' },
  hard: { en: 'Hard', ja: 'むずかしい' },
};

export const RESULTS_KEY = 'loop-game:results';

/** Where the drawing of a daily is kept. */
export function dailyKey(date: string, level: string): string {
  return `loop-game:daily:${date}-${level}`;
}

/** A solved puzzle, as far as it matters here. */
export interface GlancedResult {
  readonly mode: string;
  readonly level: string;
  readonly date: string;
  readonly begun: string;
  readonly solved: string;
  readonly ticks: number;
  readonly seen: boolean;
}

const day = text(10);
const glanced = listOf(
  fields<GlancedResult>({
    mode: text(20),
    level: text(20),
    date: day,
    begun: day,
    solved: day,
    ticks: whole(0, Number.MAX_SAFE_INTEGER),
    seen: flag,
  }),
  0,
  100_000,
);
const envelope = fields({ value: glanced });

/** What cannot be read is left to Loop's own pages, which say so. */
export function glanceResults(): readonly GlancedResult[] {
  try {
    return envelope(JSON.parse(store.read(RESULTS_KEY) ?? '{"value":[]}'), 'the results').value;
  } catch {
    return [];
  }
}

/** A daily counts for the streak if it was opened on its own day, finished by the next one, and solved by oneself. */
export function counts({ mode, date, begun, solved, seen }: Omit<GlancedResult, 'level' | 'ticks'>): boolean {
  return mode === 'daily' && !seen && begun === date && dayOf(solved) <= dayOf(date) + 1;
}
