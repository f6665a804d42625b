import { toolsText } from '../../tools/text/text.ts';

export const labText = toolsText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function labWords(): typeof labText.words {
  return labText.words;
}
