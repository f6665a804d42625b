// Loop's words load with its pages.

import { dateWords } from '../../../base/calendar/days.ts';
import { dictionary, spoken } from '../../../base/text/text.ts';

export const loopText = dictionary({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const loopWords = loopText.words;
export type LoopWords = ReturnType<typeof loopWords>;

/** A day with its weekday, which is short in Japanese: 11月15日(日). */
export function dayWords(date: string): string {
  return dateWords(date, { weekday: spoken.value === 'ja' ? 'short' : 'long', month: 'long', day: 'numeric' });
}
