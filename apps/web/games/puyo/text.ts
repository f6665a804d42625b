import { playText } from '../../play/text.ts';

export const puyoText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function puyoWords(): typeof puyoText.words {
  return puyoText.words;
}
