import { puyoText } from '../../text/text.ts';

/** Words that the tools of Puyo share. */
export const toolsText = puyoText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const toolsWords = toolsText.words;
