import { dictionary } from '../../base/text/text.ts';

export const updateText = dictionary({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const updateWords = updateText.words;
