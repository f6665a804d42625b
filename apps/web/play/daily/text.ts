// The words of daily runs.

import { playText } from '../text.ts';

export const dailyText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export type DailyWords = typeof dailyText.words;

export function dailyWords(): DailyWords {
  return dailyText.words;
}
