// The deal of pairs. Both seats of a match open the same deck, so both see the same pairs.

import { type Cards, nothingTaken, shuffleBy, Stream, type Taken, takeCard } from '@rensa/engine';
import { CARD_RANGES, CARD_ROWS, pairOn } from './cards.ts';
import type { Color } from './board.ts';
import type { Colors } from './pair.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { Setup, State } from './state.ts';

const ALL_COLORS: readonly Color[] = [1, 2, 3, 4, 5];
const POOL_PUYOS = 256;
/** The first two pairs of a pool use at most three colors. */
const OPENING_PUYOS = 4;
const OPENING_COLORS = 3;

/** The part of a state that pairs are dealt from. */
export type Deck = Pick<State, 'pieces' | 'pool' | 'dealt'>;

export function openDeck(colors: number, rules: Rules, seed: number): Deck {
  const stream = new Stream(seed | 0);
  const pool = drawPool(colors, rules, stream.next);
  return { pieces: stream.rng, pool, dealt: 0 };
}

/** A deck that is dealt from cards. */
export const CARD_DECK: Deck = { pieces: nothingTaken(CARD_RANGES.length), pool: [], dealt: 0 };

/** Draws the pool of a deck, or only its colors where pairs are independent. */
export function drawPool(colors: number, rules: Rules, draw: (n: number) => number): Color[] {
  const palette =
    rules.palette === 'first' ? ALL_COLORS.slice(0, colors) : shuffleBy(ALL_COLORS, draw).slice(0, colors);
  if (rules.pairs === 'uniform') return palette;
  const cycle = Array.from({ length: POOL_PUYOS }, (_, i) => palette[i % colors]);
  return easeOpening(shuffleBy(cycle, draw), palette);
}

/** Trades every puyo of a later color in the opening for the first one further down that may stand there. */
function easeOpening(pool: Color[], palette: readonly Color[]): Color[] {
  const allowed = palette.slice(0, OPENING_COLORS);
  for (let i = 0; i < OPENING_PUYOS; i++) {
    if (allowed.includes(pool[i])) continue;
    const other = pool.findIndex((color, j) => j >= OPENING_PUYOS && allowed.includes(color));
    [pool[i], pool[other]] = [pool[other], pool[i]];
  }
  return pool;
}

interface Dealt {
  readonly colors: Colors;
  readonly deck: Deck;
}

/** The next pair of a deck, and the deck without it. */
export function deal(deck: Deck, rules: Rules, cards?: Cards): Dealt {
  const { pieces, pool, dealt } = deck;
  if (typeof pieces !== 'number') return dealCard(deck, pieces, cards);
  const stream = new Stream(pieces);
  const colors = drawPair(pool, rules, dealt, stream.next);
  return { colors, deck: { pieces: stream.rng, pool, dealt: dealt + 1 } };
}

/** The pair with this number: the next of the pool, or any two of the colors. */
export function drawPair(pool: readonly Color[], rules: Rules, number: number, draw: (n: number) => number): Colors {
  if (rules.pairs === 'uniform') return { axis: pool[draw(pool.length)], child: pool[draw(pool.length)] };
  const first = (2 * number) % pool.length;
  return { axis: pool[first], child: pool[first + 1] };
}

function dealCard({ pool, dealt }: Deck, pieces: Taken, cards: Cards | undefined): Dealt {
  const { card, taken } = takeCard(pieces, cards, CARD_ROWS.pairs);
  return { colors: pairOn(card), deck: { pieces: taken, pool, dealt: dealt + 1 } };
}

/** The first pairs that a game with this setup and seed deals. */
export function dealPairs(setup: Setup, seed: number, count: number): Colors[] {
  const rules = rulesOf(setup);
  let deck = openDeck(setup.colors, rules, seed);
  return Array.from({ length: count }, () => {
    const dealt = deal(deck, rules);
    deck = dealt.deck;
    return dealt.colors;
  });
}
