import { playText } from '../../../../play/text/text.ts';

export const reviewText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const reviewWords = reviewText.words;
