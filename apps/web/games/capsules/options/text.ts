import { sharedNames } from '../../../play/custom/names/text.ts';

/** What the options of the rules are called. */
export const optionNames = sharedNames.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});
