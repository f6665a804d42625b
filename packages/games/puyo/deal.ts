// The deal of pairs. Both seats of a match open the same deck, so both see the same pairs.

import { advance, below, shuffle } from '@rensa/engine';
import { type Color } from './board.ts';
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
  const { items: palette, rng } = drawPalette(colors, rules, seed | 0);
  if (rules.pairs === 'uniform') return { pieces: rng, pool: palette, dealt: 0 };
  const cycle = Array.from({ length: POOL_PUYOS }, (_, i) => palette[i % colors]);
  const shuffled = shuffle(cycle, rng);
  return { pieces: shuffled.rng, pool: easeOpening(shuffled.items, palette), dealt: 0 };
}

function drawPalette(colors: number, rules: Rules, rng: number): { items: Color[]; rng: number } {
  if (rules.palette === 'first') return { items: ALL_COLORS.slice(0, colors), rng };
  const drawn = shuffle(ALL_COLORS, rng);
  return { items: drawn.items.slice(0, colors), rng: drawn.rng };
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

/** The next pair of a deck, and the deck without it. */
export function deal(deck: Deck, rules: Rules): { readonly colors: Colors; readonly deck: Deck } {
  return rules.pairs === 'pool' ? dealFromPool(deck) : dealUniform(deck);
}

function dealFromPool({ pieces, pool, dealt }: Deck): { colors: Colors; deck: Deck } {
  const first = (2 * dealt) % pool.length;
  const colors = { axis: pool[first], child: pool[first + 1] };
  return { colors, deck: { pieces, pool, dealt: dealt + 1 } };
}

function dealUniform({ pieces, pool, dealt }: Deck): { colors: Colors; deck: Deck } {
  const first = advance(pieces);
  const second = advance(first);
  const axis = pool[below(first, pool.length)];
  const child = pool[below(second, pool.length)];
  return { colors: { axis, child }, deck: { pieces: second, pool, dealt: dealt + 1 } };
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
