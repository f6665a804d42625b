// Words of the page for the person's data.

import { shellText } from '../../../base/text/text.ts';

export const dataText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const dataWords = dataText.words;
