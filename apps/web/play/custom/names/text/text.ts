// What the options are called that all falling games share. Each game adds its own.

import { Text } from '../../../../base/text/text.ts';

export const sharedNames = new Text({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});
