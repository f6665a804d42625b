import { puyoText } from '../../text/text.ts';

/** What the tools of Puyo have in common. */
export const toolsText = puyoText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const toolsWords = toolsText.words;
