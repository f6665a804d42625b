// The words that all falling games share.

import { shellText } from '../../base/text/text.ts';

export const playText = shellText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function playWords(): typeof playText.words {
  return playText.words;
}

/** In one line, as the language joins them. */
export function listWords(words: readonly string[]): string {
  const { listed } = playWords();
  return words.reduce((list, word) => (list === '' ? word : listed(list, word)), '');
}
