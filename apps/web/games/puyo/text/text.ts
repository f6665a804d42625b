import { playText } from '../../../play/text/text.ts';

export const puyoText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function puyoWords(): typeof puyoText.words {
  return puyoText.words;
}
