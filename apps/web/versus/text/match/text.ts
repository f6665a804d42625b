// Words that all matches share.

import { playText } from '../../../play/text/text.ts';
import type { Uncounted } from '../../../play/saves/uncounted.ts';

export const matchText = playText.extend({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const matchWords = matchText.words;

/** Reason why a match does not count, in words. */
export function notCounted(why: Uncounted): string {
  const t = matchWords();
  if (why === 'speed') return t.slowMatch;
  return why === 'coach' ? t.coachedMatch : t.replayedMatch;
}
