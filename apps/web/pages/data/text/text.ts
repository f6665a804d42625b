// The words of the page for one's own data.

import { shellText } from '../../../base/text/text.ts';

export const dataText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const dataWords = dataText.words;
