import { playText } from '../../../../play/text/text.ts';

export const reviewText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function reviewWords(): typeof reviewText.words {
  return reviewText.words;
}
