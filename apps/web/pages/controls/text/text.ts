import { playText } from '../../../play/text/text.ts';

export const controlsText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const controlsWords = controlsText.words;
