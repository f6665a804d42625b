import { playText } from '../../play/text.ts';

export const gemsText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function gemsWords(): typeof gemsText.words {
  return gemsText.words;
}
