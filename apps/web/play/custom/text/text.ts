// The words of the sheet for custom rules.

import { playText } from '../../text/text.ts';

export const customText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function customWords(): typeof customText.words {
  return customText.words;
}
