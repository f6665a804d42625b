import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomSymbols, readSymbols, withCheck } from './base32.ts';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codes = fc
  .array(fc.constantFrom(...SYMBOLS), { minLength: 23, maxLength: 23 })
  .map((symbols) => withCheck(symbols.join('')));

it('finds every wrong symbol and every swap of neighbors', () => {
  fc.assert(
    fc.property(codes, fc.nat(24), fc.constantFrom(...SYMBOLS), (code, at, symbol) => {
      const wrong = code.slice(0, at) + symbol + code.slice(at + 1);
      expect(readSymbols(wrong, 25)).toBe(wrong === code ? code : undefined);
      const swapped = code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2);
      expect(readSymbols(swapped, 25)).toBe(swapped === code ? code : undefined);
    }),
    { numRuns: 2000 },
  );
});

it('is read however it was typed', () => {
  const code = withCheck(`01${randomSymbols(21)}`);
  expect(readSymbols(` oI${code.slice(2, 10)}-${code.slice(10)} `.toLowerCase(), 25)).toBe(code);
  expect(readSymbols(code.slice(1), 25)).toBeUndefined();
});
