import { toolsText } from '../../tools/text/text.ts';

export const practiceText = toolsText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const practiceWords = practiceText.words;
