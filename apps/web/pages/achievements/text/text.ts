// Words of the achievements page.

import { shellText } from '../../../base/text/text.ts';

export const achievementsText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const achievementsWords = achievementsText.words;
