// Words of the statistics.

import { shellText } from '../../../base/text/text.ts';

export const statsText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const statsWords = statsText.words;
