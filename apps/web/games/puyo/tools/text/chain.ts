import { numbers } from '../../../../base/text/english.ts';

const SPOKEN_WITH_VOWEL = /^(?:8|11$|18$)/;

/** "a 7-chain", "an 8-chain", "no chain". */
export function aChain(links: number): string {
  if (links === 0) return 'no chain';
  return `${SPOKEN_WITH_VOWEL.test(String(links)) ? 'an' : 'a'} ${numbers.format(links)}-chain`;
}
