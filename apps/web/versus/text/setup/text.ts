import { shellText } from '../../../base/text/text.ts';

export const setupText = shellText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function setupWords(): typeof setupText.words {
  return setupText.words;
}
