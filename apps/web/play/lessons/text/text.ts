import { playText } from '../../text/text.ts';

export const lessonsText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const lessonsWords = lessonsText.words;
