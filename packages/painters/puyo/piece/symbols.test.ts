import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SYMBOLS, symbolsOf } from './symbols.ts';

test.each([
  [0, ''],
  [1, 'small'],
  [5, 'small small small small small'],
  [6, 'large'],
  [29, 'large large large large small small small small small'],
  [30, 'rock'],
  [43, 'rock large large small'],
  [180, 'star'],
  [360, 'moon'],
  [720, 'crown'],
  [1440, 'comet'],
  [1440 + 720 + 360 + 180 + 30 + 6 + 1, 'comet crown moon star rock large small'],
])('%d ojama', (amount, names) => {
  expect(symbolsOf(amount).join(' ')).toBe(names);
});

test('symbols are worth what they stand for, the largest first', () => {
  const worth = new Map<string, number>(SYMBOLS);
  fc.assert(
    fc.property(fc.nat(20_000), (amount) => {
      const worths = symbolsOf(amount).map((name) => worth.get(name) ?? 0);
      expect(worths.reduce((sum, each) => sum + each, 0)).toBe(amount);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    }),
  );
});
