// Words of daily runs.

import { playText } from '../../text/text.ts';

export const dailyText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const dailyWords = dailyText.words;
