import { toolsText } from '../../tools/text/text.ts';

export const nazoText = toolsText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const nazoWords = nazoText.words;
