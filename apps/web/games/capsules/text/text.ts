import { playText } from '../../../play/text/text.ts';

export const capsulesText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const capsulesWords = capsulesText.words;
