// The words of daily runs.

import { playText } from '../../text/text.ts';

export const dailyText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export type DailyWords = typeof dailyText.words;

export function dailyWords(): DailyWords {
  return dailyText.words;
}
