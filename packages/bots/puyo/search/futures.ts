// Guesses at the pairs behind those shown. A guess is a cycle of colors, and pairs are taken from it two by two. In six
// cycles every color comes soon and no pair has one color twice; they stand for many random ones. They contain no bad
// luck. For that there are random guesses, the same in every search.

import { advance, below } from '@rensa/engine';

/** Colors from 0, one pair after another, axis then child. */
export type Future = readonly number[];

const CYCLES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [2, 1, 0],
    [1, 0, 2],
  ],
  4: [
    [0, 1, 2, 3],
    [2, 3, 0, 1],
    [0, 2, 1, 3],
    [1, 3, 0, 2],
    [0, 3, 1, 2],
    [1, 2, 0, 3],
  ],
  5: [
    [0, 1, 2, 3, 4],
    [2, 4, 1, 3, 0],
    [4, 3, 0, 2, 1],
    [1, 4, 3, 0, 2],
    [3, 1, 0, 4, 2],
    [0, 3, 4, 1, 2],
  ],
};

const RANDOM_SEED = 1;

/** All cycles, each continued for `pairs` pairs. */
export function futuresOf(colors: number, pairs: number): Future[] {
  return (CYCLES[colors] ?? []).map((cycle) => repeat(cycle, 2 * pairs));
}

/** One guess per color, in which that color does not come for `dry` pairs. */
export function droughtsOf(colors: number, dry: number, pairs: number): Future[] {
  return Array.from({ length: colors }, (_, missing) => {
    const others = Array.from({ length: colors }, (_, color) => color).filter((color) => color !== missing);
    return [...repeat(others, 2 * dry), ...repeat([missing, ...others], 2 * pairs)].slice(0, 2 * pairs);
  });
}

/** Guesses with random colors, as in a real game. */
export function randomFutures(colors: number, count: number, pairs: number): Future[] {
  let rng = RANDOM_SEED;
  const draw = (): number => below((rng = advance(rng)), colors);
  return Array.from({ length: count }, () => Array.from({ length: 2 * pairs }, draw));
}

function repeat(cycle: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, i) => cycle[i % cycle.length]);
}
