// The words of the page for one's own data.

import { shellText } from '../../../base/text/text.ts';

export const dataText = shellText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function dataWords(): typeof dataText.words {
  return dataText.words;
}
