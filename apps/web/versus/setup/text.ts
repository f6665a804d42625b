import { shellText } from '../../base/text.ts';

export const setupText = shellText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function setupWords(): typeof setupText.words {
  return setupText.words;
}
