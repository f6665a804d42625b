// The words that all matches share.

import { playText } from '../../play/text.ts';

export const matchText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function matchWords(): typeof matchText.words {
  return matchText.words;
}
