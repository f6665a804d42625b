// What the options are called that all falling games share. Each game adds its own.

import { Text } from '../../../base/text.ts';

export const sharedNames = new Text({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});
