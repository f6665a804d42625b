import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, below, secondStream, shuffle, u32 } from './random.ts';

/** The first numbers of a stream. */
function stream(seed: number, count: number): number[] {
  let rng = seed;
  return Array.from({ length: count }, () => u32((rng = advance(rng))));
}

describe('mulberry32', () => {
  it('gives the published numbers of its stream', () => {
    // Worked out apart from this code, in another language.
    expect(stream(1, 3)).toEqual([2693262067, 11749833, 2265367787]);
    expect(stream(12345, 3)).toEqual([4207900869, 1317490944, 2079646450]);
    expect(stream(0xffff_ffff, 1)).toEqual([3850105811]);
  });

  it('keeps its state a 32-bit whole number', () => {
    fc.assert(
      fc.property(fc.integer(), (rng) => {
        expect(advance(rng)).toBe(advance(rng) | 0);
      }),
    );
  });

  it('draws whole numbers below n, each about as often', () => {
    const counts = [0, 0, 0, 0, 0];
    let rng = 9;
    for (let i = 0; i < 50_000; i++) {
      rng = advance(rng);
      const drawn = below(rng, 5);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(5);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('has a second stream that differs from the first', () => {
    expect(secondStream(0)).toBe(0x9e3779b9 | 0);
    expect(stream(secondStream(7), 4)).not.toEqual(stream(7, 4));
  });
});

describe('shuffle', () => {
  it('keeps what it shuffles and leaves its argument alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, rng) => {
        const before = [...items];
        const { items: after } = shuffle(items, rng);
        expect(items).toEqual(before);
        expect(after.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      }),
    );
  });

  it('gives every order about as often', () => {
    const orders = new Map<string, number>();
    let rng = 1;
    for (let i = 0; i < 24_000; i++) {
      const shuffled = shuffle(['a', 'b', 'c', 'd'], rng);
      rng = shuffled.rng;
      const order = shuffled.items.join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});
