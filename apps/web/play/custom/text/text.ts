// Words of the sheet for custom rules.

import { playText } from '../../text/text.ts';

export const customText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const customWords = customText.words;
