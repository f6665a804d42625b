import { playText } from '../../play/text.ts';

export const capsulesText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function capsulesWords(): typeof capsulesText.words {
  return capsulesText.words;
}
