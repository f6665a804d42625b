// The words of the statistics.

import { shellText } from '../../../base/text/text.ts';

export const statsText = shellText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function statsWords(): typeof statsText.words {
  return statsText.words;
}
