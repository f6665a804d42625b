// The words of the pages for replays.

import { shellText } from '../../../base/text/text.ts';

export const replaysText = shellText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function replaysWords(): typeof replaysText.words {
  return replaysText.words;
}
