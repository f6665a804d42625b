// The words of the replay page of falling games.

import { playText } from '../text.ts';

export const watchText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function watchWords(): typeof watchText.words {
  return watchText.words;
}
