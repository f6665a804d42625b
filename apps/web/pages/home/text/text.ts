// The words of the home page.

import { shellText } from '../../../base/text/text.ts';

export const homeText = shellText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function homeWords(): typeof homeText.words {
  return homeText.words;
}
