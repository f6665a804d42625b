import { shellText } from '../../../base/text/text.ts';

export const preferencesText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const preferencesWords = preferencesText.words;
