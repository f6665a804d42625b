// Words of the pages for replays.

import { shellText } from '../../../base/text/text.ts';

export const replaysText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const replaysWords = replaysText.words;
