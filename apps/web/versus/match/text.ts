// The words that all matches share.

import { playText } from '../../play/text.ts';
import type { Uncounted } from '../../play/uncounted.ts';

export const matchText = playText.extend({
  en: async () => (await import('./text/en.ts')).en,
  ja: async () => (await import('./text/ja.ts')).ja,
});

export function matchWords(): typeof matchText.words {
  return matchText.words;
}

/** Why a match does not count. */
export function notCounted(why: Uncounted): string {
  const t = matchWords();
  if (why === 'speed') return t.slowMatch;
  return why === 'coach' ? t.coachedMatch : t.replayedMatch;
}
