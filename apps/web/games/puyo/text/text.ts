import { playText } from '../../../play/text/text.ts';

export const puyoText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const puyoWords = puyoText.words;
