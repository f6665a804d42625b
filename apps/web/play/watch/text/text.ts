// Words of the replay page of falling games.

import { playText } from '../../text/text.ts';

export const watchText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const watchWords = watchText.words;
