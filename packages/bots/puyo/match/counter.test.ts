import { expect, it } from 'vitest';
import { MOVES } from '../kernel/index.ts';
import { chanceToCounter } from './counter.ts';
import { LOW, rivalOn, situationWith } from './situation.testing.ts';

const MOVE = 0;

/** One guess, in which pair `pair` can fire a chain of `points` points. */
function firing(pair: number, points = 5000): Int32Array {
  const chains = new Int32Array(6 * MOVES);
  chains[MOVES * pair + MOVE] = points;
  return chains;
}

const attacked = situationWith(rivalOn(LOW, [0]), { balance: -70 * 20, moves: 5, known: 3 });

it('a counter of known pairs has a better chance than one that needs an unknown pair', () => {
  const [known, guessed] = [2, 3].map((pair) => chanceToCounter(firing(pair), MOVE, attacked));
  expect(known).toBeGreaterThan(0.7);
  expect(guessed).toBeLessThan(known);
  expect(guessed).toBeGreaterThan(known / 2);
});

it('a chain that comes too late, or with the pair in hand, is no counter', () => {
  expect(chanceToCounter(firing(5), MOVE, attacked)).toBe(0);
  expect(chanceToCounter(firing(0), MOVE, attacked)).toBe(0);
});
