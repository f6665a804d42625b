// Words that all falling games share.

import { shellText } from '../../base/text/text.ts';

export const playText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const playWords = playText.words;

/** Joins words in one line, as the language does. */
export function listWords(words: readonly string[]): string {
  const { listed } = playWords();
  return words.reduce((list, word) => (list === '' ? word : listed(list, word)), '');
}
