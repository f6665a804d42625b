import { sharedNames } from '../../../../play/custom/names/text/text.ts';

/** What the options of the rules are called. */
export const optionNames = sharedNames.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});
