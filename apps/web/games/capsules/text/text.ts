import { playText } from '../../../play/text/text.ts';

export const capsulesText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function capsulesWords(): typeof capsulesText.words {
  return capsulesText.words;
}
