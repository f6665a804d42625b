// The words of the statistics.

import { shellText } from '../../base/text.ts';

export const statsText = shellText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function statsWords(): typeof statsText.words {
  return statsText.words;
}
