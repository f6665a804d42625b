// Crockford's base32: symbols that people copy without mistakes. Two check symbols at the end find every wrong symbol
// and every swap of two neighbors.

import { randomInt } from 'node:crypto';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The largest prime below 1,024, so that two symbols hold the remainder. */
const PRIME = 1021;

export function randomSymbols(count: number): string {
  return Array.from({ length: count }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
}

export function withCheck(symbols: string): string {
  const check = [...symbols].reduce((rest, symbol) => (rest * 32 + SYMBOLS.indexOf(symbol)) % PRIME, 0);
  return `${symbols}${SYMBOLS[check >> 5]}${SYMBOLS[check & 31]}`;
}

/** What was typed, without separators and with symbols for the letters that look like them; undefined if it is none. */
export function readSymbols(typed: string, length: number): string | undefined {
  const symbols = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isWhole = symbols.length === length && [...symbols].every((symbol) => SYMBOLS.includes(symbol));
  return isWhole && withCheck(symbols.slice(0, -2)) === symbols ? symbols : undefined;
}
