import { toolsText } from '../../tools/text/text.ts';

export const labText = toolsText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const labWords = labText.words;
