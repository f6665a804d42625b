import { playText } from '../../text/text.ts';

export const lessonsText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function lessonsWords(): typeof lessonsText.words {
  return lessonsText.words;
}
