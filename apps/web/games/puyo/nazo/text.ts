import { toolsText } from '../tools/text.ts';

export const nazoText = toolsText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function nazoWords(): typeof nazoText.words {
  return nazoText.words;
}
