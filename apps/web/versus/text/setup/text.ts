import { shellText } from '../../../base/text/text.ts';

export const setupText = shellText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const setupWords = setupText.words;
