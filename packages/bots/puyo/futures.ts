// Guesses at the pairs that come after those shown. A guess is a cycle of puyos; pairs are taken from it two by two.
// Six cycles in which every color comes soon and none comes twice in a pair stand for many random ones. They say nothing
// of bad luck: for that there are random guesses, the same in every search.

import { advance, below } from '@rensa/engine';

/** Colors by number, from 0; one pair after another, axis then child. */
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

/** Every guess, each with so many pairs. */
export function futuresOf(colors: number, pairs: number): Future[] {
  return (CYCLES[colors] ?? []).map((cycle) => repeat(cycle, 2 * pairs));
}

/** Guesses in which one color, each in its turn, does not come for so many pairs. */
export function droughtsOf(colors: number, dry: number, pairs: number): Future[] {
  return Array.from({ length: colors }, (_, missing) => {
    const others = Array.from({ length: colors }, (_, color) => color).filter((color) => color !== missing);
    return [...repeat(others, 2 * dry), ...repeat([missing, ...others], 2 * pairs)].slice(0, 2 * pairs);
  });
}

/** Guesses in which every puyo has any color, as in a real game. */
export function randomFutures(colors: number, count: number, pairs: number): Future[] {
  let rng = RANDOM_SEED;
  const draw = (): number => below((rng = advance(rng)), colors);
  return Array.from({ length: count }, () => Array.from({ length: 2 * pairs }, draw));
}

function repeat(cycle: readonly number[], length: number): number[] {
  return Array.from({ length }, (_, i) => cycle[i % cycle.length]);
}
