import { playText } from '../../../play/text/text.ts';

export const gemsText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const gemsWords = gemsText.words;
