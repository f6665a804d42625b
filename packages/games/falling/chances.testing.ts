// For tests: are two ways to deal the same?

import { type Cards, type Dealer, Stream } from '@rensa/engine';

/** Tells how often each thing was dealt. */
export type Counts = ReadonlyMap<string, number>;

export function countsOf(things: Iterable<string>): Counts {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

const sum = (counts: Counts): number => [...counts.values()].reduce((total, count) => total + count, 0);

/**
 * The distance between what chi-square finds in two samples and what it finds on average in two samples of the same
 * thing: standard deviations, squared. Things that are rarer than `least` are counted together.
 */
export function apart(first: Counts, second: Counts, least = 10): number {
  const things = [...new Set([...first.keys(), ...second.keys()])];
  const pairs = things.map((thing): [number, number] => [first.get(thing) ?? 0, second.get(thing) ?? 0]);
  const isRare = ([a, b]: readonly [number, number]): boolean => a + b < least;
  const rare = pairs.filter(isRare).reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  const cells = [...pairs.filter((pair) => !isRare(pair)), ...(rare[0] + rare[1] > 0 ? [rare] : [])];
  const [n, m] = [sum(first), sum(second)];
  const chi = cells.reduce((total, [a, b]) => total + (a * m - b * n) ** 2 / (a + b), 0) / (n * m);
  const freedom = cells.length - 1;
  return (chi - freedom) ** 2 / (2 * freedom);
}

/** Two samples of the same thing are hardly ever further apart: four standard deviations, squared. */
export const MAX_APART = 16;

/** Seeds that have nothing to do with one another. */
export function seedsFrom(seed: number, count: number): number[] {
  const stream = new Stream(seed);
  return Array.from({ length: count }, () => stream.next(0x1_0000_0000));
}

/** So many cards of one row. */
export function cardsOf(dealer: Dealer, row: number, count: number): number[] {
  return Array.from({ length: count }, () => dealer.next(row));
}

/** A deck of one row. */
export function rowAt(row: number, cards: readonly number[]): Cards {
  return [0, 1].map((each) => (each === row ? cards : []));
}
