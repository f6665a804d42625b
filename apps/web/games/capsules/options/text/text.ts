import { sharedNames } from '../../../../play/custom/names/text/text.ts';

/** What the options of the rules are called. */
export const optionNames = sharedNames.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
