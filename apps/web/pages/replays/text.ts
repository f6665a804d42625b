// The words of the pages for replays.

import { shellText } from '../../base/text.ts';

export const replaysText = shellText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function replaysWords(): typeof replaysText.words {
  return replaysText.words;
}
