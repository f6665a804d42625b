// Words of the home page.

import { shellText } from '../../../base/text/text.ts';

export const homeText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const homeWords = homeText.words;
