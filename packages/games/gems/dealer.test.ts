import { Stream } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { apart, cardsOf, countsOf, MAX_APART, seedsFrom } from '../falling/chances.testing.ts';
import { letterOf } from './board.ts';
import { CARD_RANGES, CARD_ROWS, pieceOn } from './cards.ts';
import { dealPieces } from './deal.ts';
import { dealer } from './dealer.ts';
import { gems } from './game.ts';
import type { Piece } from './pair.ts';
import { parseSetup } from './setup.ts';

const PIECES = 200;
const DECKS = 500;

const WAYS = {
  classic: parseSetup({ rules: 'classic' }),
  arcade: parseSetup({ rules: 'arcade' }),
  'bags under classic': parseSetup({ rules: 'classic', options: { deal: 'bag' } }),
  'bags under arcade': parseSetup({ rules: 'arcade', options: { deal: 'bag' } }),
} as const;
type Way = keyof typeof WAYS;
const NAMES = Object.keys(WAYS) as Way[];

const spell = ({ axis, child }: Piece): string => letterOf(axis) + letterOf(child);

/** Pieces on the cards of a deck whose every draw comes from the stream of a seed. */
function dealt(way: Way, seed: number, count: number): string[] {
  const stream = new Stream(seed | 0);
  const deck = dealer(WAYS[way], (_, n) => stream.next(n));
  return cardsOf(deck, CARD_ROWS.pieces, count).map((card) => spell(pieceOn(card)));
}

const seeded = (way: Way, seed: number, count: number): string[] => dealPieces(WAYS[way], seed, count).map(spell);

/** The pieces of the opening by themselves, then each with the color before it. */
function placed(pieces: readonly string[]): string[] {
  return pieces.map((piece, i) => (i < 20 ? `opening ${piece}` : `${pieces[i - 1]?.[0]} ${piece}`));
}

describe('G9.10 a deck', () => {
  it.each(NAMES)('deals as a seed does, given the same draws: %s', (way) => {
    for (const seed of [0, 5, 0xffff_ffff]) expect(dealt(way, seed, 1100)).toEqual(seeded(way, seed, 1100));
  });

  it.each(NAMES)('has the pieces of the seeded deal as often, and in such order: %s', (way) => {
    const cards = seedsFrom(1, DECKS).flatMap((seed) => placed(dealt(way, seed, PIECES)));
    const pieces = seedsFrom(2, DECKS).flatMap((seed) => placed(seeded(way, seed, PIECES)));
    expect(apart(countsOf(cards), countsOf(pieces))).toBeLessThan(MAX_APART);
  });

  it('has one card for the order of columns, which is the order of the round', () => {
    const orders = CARD_RANGES[CARD_ROWS.order] ?? 0;
    const starts = Array.from({ length: orders }, (_, card) => gems.start(WAYS.arcade, 0, [[0], [card]]));
    expect(starts.map(({ order }) => order)).toEqual(Array.from({ length: orders }, (_, card) => card));
    const stream = new Stream(1);
    const deck = dealer(WAYS.arcade, (_, n) => stream.next(n));
    const drawn = countsOf(cardsOf(deck, CARD_ROWS.order, 8000).map(String));
    const even = new Map(Array.from({ length: orders }, (_, card) => [`${card}`, 8000 / orders]));
    expect(apart(drawn, even)).toBeLessThan(MAX_APART);
  });
});
