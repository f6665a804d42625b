import { toolsText } from '../tools/text.ts';

export const labText = toolsText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function labWords(): typeof labText.words {
  return labText.words;
}
