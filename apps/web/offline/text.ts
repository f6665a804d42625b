import { Text } from '../base/text.ts';

export const updateText = new Text({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function updateWords(): typeof updateText.words {
  return updateText.words;
}
