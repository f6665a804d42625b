// The short form of a board that two simulators share: 13 rows from the top, two cells per character, without leading zeros.

import { CEILING, type Cell, COLS } from '../board.ts';
import { digitIn } from './shared.ts';

const CHARS = (CEILING * COLS) / 2;

export function unpackCells(text: string, alphabet: string): Cell[] {
  if (text.length > CHARS) throw new Error(`the board has ${text.length} characters, at most ${CHARS}`);
  return [...text.padStart(CHARS, '0')].flatMap((char) => {
    const digit = digitIn(alphabet, char);
    return [digit >> 3, digit & 7];
  });
}

export function packCells(read: readonly Cell[], alphabet: string): string {
  const chars = Array.from({ length: CHARS }, (_, i) => alphabet[8 * read[2 * i] + read[2 * i + 1]]);
  return chars.join('').replace(/^0+/, '');
}
