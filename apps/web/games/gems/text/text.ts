import { playText } from '../../../play/text/text.ts';

export const gemsText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function gemsWords(): typeof gemsText.words {
  return gemsText.words;
}
