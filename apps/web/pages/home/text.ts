// The words of the home page.

import { shellText } from '../../base/text.ts';

export const homeText = shellText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function homeWords(): typeof homeText.words {
  return homeText.words;
}
