import { shellText } from '../../../base/text/text.ts';

export const preferencesText = shellText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function preferencesWords(): typeof preferencesText.words {
  return preferencesText.words;
}
