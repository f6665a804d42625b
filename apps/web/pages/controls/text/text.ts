import { playText } from '../../../play/text/text.ts';

export const controlsText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export function controlsWords(): typeof controlsText.words {
  return controlsText.words;
}
