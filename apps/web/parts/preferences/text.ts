import { shellText } from '../../base/text.ts';

export const preferencesText = shellText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function preferencesWords(): typeof preferencesText.words {
  return preferencesText.words;
}
