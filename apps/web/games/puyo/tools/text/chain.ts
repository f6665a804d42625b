import { numbers } from '../../../../base/text/english.ts';

const SPOKEN_WITH_VOWEL = /^(?:8|11$|18$)/;

/** "a 7-chain", "an 8-chain". */
export function aChain(links: number): string {
  return `${SPOKEN_WITH_VOWEL.test(String(links)) ? 'an' : 'a'} ${numbers.format(links)}-chain`;
}
