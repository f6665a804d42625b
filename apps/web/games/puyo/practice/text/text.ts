import { toolsText } from '../../tools/text/text.ts';

export const practiceText = toolsText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function practiceWords(): typeof practiceText.words {
  return practiceText.words;
}
