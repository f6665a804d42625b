// For tests: decks, as the rules of a game deal them.

import type { Cards } from './cards.ts';
import type { Dueling, GameTypes } from './game.ts';
import { Stream } from './random.ts';

/** So many cards of each row. The same number gives the same deck. */
export function testDeck<G extends GameTypes>(
  game: Dueling<G>,
  setup: G['setup'],
  count: number,
  number: number,
): Cards {
  const streams = [2 * number, 2 * number + 1].map((seed) => new Stream(seed * 0x9e3779b1));
  const dealer = game.dealer(setup, (row, n) => streams[row].next(n));
  return Array.from({ length: dealer.rows }, (_row, row) => Array.from({ length: count }, () => dealer.next(row)));
}
