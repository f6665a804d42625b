import { sharedNames } from '../../../../play/custom/names/text/text.ts';

/** Names of the options of the rules. */
export const optionNames = sharedNames.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
