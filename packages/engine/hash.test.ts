import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash } from './hash.ts';

describe('hash', () => {
  it('is the same on every machine', () => {
    expect(hash({ board: [1, 2, 3], score: 40, name: 'rensa', over: false, pair: null })).toBe(GOLDEN);
  });

  it('does not depend on the order of keys, nor on a trip through JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.boolean())), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).toReversed());
        expect(hash(reversed)).toBe(hash(record));
        expect(hash(JSON.parse(JSON.stringify(record)))).toBe(hash(record));
      }),
    );
  });

  it('distinguishes small differences', () => {
    const alike = [
      0,
      1,
      -1,
      '0',
      '',
      null,
      false,
      true,
      [],
      [0],
      [[0]],
      {},
      { a: 0 },
      { b: 0 },
      { a: 1 },
      [0, 0],
      2 ** 32,
    ];
    expect(new Set(alike.map(hash)).size).toBe(alike.length);
    const many = new Set(Array.from({ length: 20_000 }, (_, i) => hash([i, i % 7])));
    expect(many.size).toBe(20_000);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('refuses %d: states hold whole numbers', (n) => {
    expect(() => hash({ n })).toThrow('whole numbers');
  });

  it('refuses what is not plain data', () => {
    expect(() => hash({ f: () => 0 })).toThrow('plain data');
  });
});

const GOLDEN = '165ec13623f5fcef';

it('takes a key whose value is undefined as absent, as JSON does', () => {
  expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }));
});
