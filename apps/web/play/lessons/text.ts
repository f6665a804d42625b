import { playText } from '../text.ts';

export const lessonsText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function lessonsWords(): typeof lessonsText.words {
  return lessonsText.words;
}
