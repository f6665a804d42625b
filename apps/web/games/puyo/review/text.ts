import { playText } from '../../../play/text.ts';

export const reviewText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function reviewWords(): typeof reviewText.words {
  return reviewText.words;
}
