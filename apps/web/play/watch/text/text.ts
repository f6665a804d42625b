// The words of the replay page of falling games.

import { playText } from '../../text/text.ts';

export const watchText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function watchWords(): typeof watchText.words {
  return watchText.words;
}
