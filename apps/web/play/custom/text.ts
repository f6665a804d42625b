// The words of the sheet for custom rules.

import { playText } from '../text.ts';

export const customText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function customWords(): typeof customText.words {
  return customText.words;
}
