import { toolsText } from '../tools/text.ts';

export const practiceText = toolsText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function practiceWords(): typeof practiceText.words {
  return practiceText.words;
}
