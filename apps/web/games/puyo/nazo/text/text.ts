import { toolsText } from '../../tools/text/text.ts';

export const nazoText = toolsText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function nazoWords(): typeof nazoText.words {
  return nazoText.words;
}
