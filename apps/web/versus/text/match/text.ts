// The words that all matches share.

import { playText } from '../../../play/text/text.ts';
import type { Uncounted } from '../../../play/saves/uncounted.ts';

export const matchText = playText.extend({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
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
