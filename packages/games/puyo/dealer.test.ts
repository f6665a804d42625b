import { Stream } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { apart, cardsOf, countsOf, MAX_APART, rowAt, seedsFrom } from '../falling/chances.testing.ts';
import { letterOf } from './board.ts';
import { CARD_DECK } from './deal.ts';
import { CARD_RANGES, CARD_ROWS, pairOn } from './cards.ts';
import { dealPairs } from './deal.ts';
import { dealer } from './dealer.ts';
import { drawColumns } from './garbage.ts';
import type { Colors } from './pair.ts';
import type { RulesName } from './rules.ts';
import { parseSetup } from './setup.ts';

const POOL = 128;
const DECKS = 800;

const spell = ({ axis, child }: Colors): string => letterOf(axis) + letterOf(child);

/** Pairs on the cards of a deck whose every draw comes from the stream of a seed. */
function dealt(rules: RulesName, seed: number, count: number, colors = 4): string[] {
  const stream = new Stream(seed | 0);
  const deck = dealer(parseSetup({ rules, colors }), (_, n) => stream.next(n));
  return cardsOf(deck, CARD_ROWS.pairs, count).map((card) => spell(pairOn(card)));
}

const seeded = (rules: RulesName, seed: number, count: number, colors = 4): string[] =>
  dealPairs(parseSetup({ rules, colors }), seed, count).map(spell);

describe('P8.6 a deck', () => {
  it.each([
    ['classic', 3],
    ['classic', 5],
    ['tsu', 3],
    ['tsu', 4],
    ['tsu', 5],
  ] as const)('under %s with %i colors deals as a seed does, given the same draws', (rules, colors) => {
    for (const seed of [0, 5, 0xffff_ffff])
      expect(dealt(rules, seed, 2 * POOL, colors)).toEqual(seeded(rules, seed, 2 * POOL, colors));
  });

  it('under classic has the pairs of the seeded deal as often, and in such order', () => {
    const [cards, pairs] = [dealt('classic', 1, 100_000), seeded('classic', 2, 100_000)];
    expect(apart(countsOf(cards), countsOf(pairs))).toBeLessThan(MAX_APART);
    const couples = (all: readonly string[]) => countsOf(all.slice(1).map((pair, i) => `${all[i]} ${pair}`));
    expect(apart(couples(cards), couples(pairs))).toBeLessThan(MAX_APART);
  });

  describe('under tsu, deck by deck,', () => {
    const decks = seedsFrom(1, DECKS).map((seed) => dealt('tsu', seed, POOL));
    const pools = seedsFrom(2, DECKS).map((seed) => seeded('tsu', seed, POOL));
    const facts: Record<string, (pairs: readonly string[]) => string> = {
      'the color that is missing': (pairs) => [...'RGBYP'].filter((color) => !pairs.join('').includes(color)).join(''),
      'the number of colors in the first two pairs': ([first, second]) => `${new Set(`${first}${second}`).size}`,
      'the number of pairs of one color': (pairs) => `${pairs.filter(([axis, child]) => axis === child).length}`,
      'the longest wait for a color': (pairs) =>
        `${Math.max(
          ...[...new Set(pairs.join(''))].flatMap((color) =>
            pairs
              .join('')
              .split(color)
              .map(({ length }) => length),
          ),
        )}`,
    };
    it.each(Object.entries(facts))('%s is as in the seeded deal', (_, fact) => {
      expect(apart(countsOf(decks.map(fact)), countsOf(pools.map(fact)))).toBeLessThan(MAX_APART);
    });
  });
});

describe('P9.10 a card for ojama', () => {
  const ORDERS = CARD_RANGES[CARD_ROWS.columns] ?? 0;
  const columnsOf = (amount: number, card: number): string => {
    const drawn = drawColumns(amount, { ...CARD_DECK, misc: 0 }, rowAt(CARD_ROWS.columns, [card]));
    return drawn.columns.toSorted((a, b) => a - b).join('');
  };

  it.each([
    [1, 6],
    [8, 15],
    [3, 20],
    [28, 15],
    [5, 6],
  ])('names the columns of %i ojama: each of %i choices equally often', (amount, choices) => {
    const counts = countsOf(Array.from({ length: ORDERS }, (_, card) => columnsOf(amount, card)));
    expect([...counts.values()]).toEqual(Array.from({ length: choices }, () => ORDERS / choices));
  });

  it('is not taken for full rows', () => {
    expect(drawColumns(12, { ...CARD_DECK, misc: 0 }, rowAt(CARD_ROWS.columns, [1])).pieces).toBe(CARD_DECK.pieces);
  });
});
