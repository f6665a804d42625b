import { Text } from '../../base/text/text.ts';

export const updateText = new Text({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function updateWords(): typeof updateText.words {
  return updateText.words;
}
