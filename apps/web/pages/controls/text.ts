import { playText } from '../../play/text.ts';

export const controlsText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function controlsWords(): typeof controlsText.words {
  return controlsText.words;
}
