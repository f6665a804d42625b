import type { Board } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { MOVES } from '../kernel/index.ts';
import type { PlayedPlacement } from '../search/played.ts';
import type { SearchResult } from '../search/search.ts';
import { counterAfter } from './counter.ts';
import { shareAfterHarassment } from './harass.ts';
import { HIGH, LOW, rivalOn, situationWith } from './situation.testing.ts';

const MOVE = 3;
const on = (board: Board): PlayedPlacement => ({
  col: 0,
  rot: 0,
  move: MOVE,
  points: 0,
  links: 0,
  isDead: false,
  board,
});

/** The result of a search with one chain per guess, fired by the second pair. */
function foundWith(...points: readonly number[]): SearchResult {
  const prospects = points.map((each) => {
    const chains = new Int32Array(3 * MOVES);
    chains[MOVES + MOVE] = each;
    chains[MOVE] = 90_000;
    return { weight: 1, chains };
  });
  return {
    first: new Float64Array(MOVES),
    sure: new Int32Array(3 * MOVES),
    prospects,
    free: 30,
    nodes: 1,
    knownNodes: 1,
  };
}

const harassed = situationWith(rivalOn(LOW, [0, 0, 700]));

it('harassment costs more on a fuller board', () => {
  const [low, high] = [LOW, HIGH].map((board) => shareAfterHarassment(on(board), harassed, foundWith(0)));
  expect(low).toBeLessThan(1);
  expect(high).toBeLessThan(low);
});

it('harassment that can be answered costs nothing, nor does it while the opponent is busy', () => {
  const busy = situationWith({ ...rivalOn(LOW, [0, 0, 700]), busy: 100 });
  expect(shareAfterHarassment(on(HIGH), harassed, foundWith(2000, 3000))).toBe(1);
  expect(shareAfterHarassment(on(HIGH), busy, foundWith(0))).toBe(1);
});

it('a counter is that of the worst guess, without what the placement itself fires', () => {
  expect(counterAfter(MOVE, foundWith(1000, 500))(2)).toBe(counterAfter(MOVE, foundWith(500))(2));
  expect(counterAfter(MOVE, foundWith(1000))(0)).toBe(0);
});
