// The deal of pieces. Both seats of a match open the same deck, so both see the same pieces.

import { advance, below, shuffle } from '@rensa/engine';
import { type Cell, colorOf, COLORS, crashOf, DIAMOND, isCrash } from './board.ts';
import type { Piece } from './pair.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { Setup, State } from './state.ts';

/** The part of a state that pieces are dealt from. */
export type Deck = Pick<State, 'pieces' | 'dealt' | 'bags' | 'drought'>;

const EMPTY_BAGS: Deck['bags'] = [[], []];

export function openDeck(seed: number): Deck {
  return { pieces: seed | 0, dealt: 0, bags: EMPTY_BAGS, drought: Array.from({ length: COLORS }, () => 0) };
}

/** The next piece of a deck, and the deck without it. */
export function deal(deck: Deck, rules: Rules): { readonly piece: Piece; readonly deck: Deck } {
  const dealt = deck.dealt + 1;
  const opening = rules.opening !== null && dealt <= rules.opening.pieces ? rules.opening : null;
  const [of, first, second] = opening?.odds ?? rules.crashOdds;
  const draw = rules.deal === 'bag' ? drawFromBag : drawUniform;
  const [axisBag, childBag] = dealt - 1 === rules.opening?.pieces ? EMPTY_BAGS : deck.bags;
  const axis = draw({ bag: axisBag, rng: deck.pieces }, of, first);
  const child = hasDiamond(dealt, rules)
    ? { gem: DIAMOND, bag: childBag, rng: axis.rng }
    : draw({ bag: childBag, rng: axis.rng }, of, second);
  const parched = rules.drought === null ? -1 : deck.drought.findIndex((gems) => gems >= (rules.drought ?? 0));
  const drawn = { axis: axis.gem, child: child.gem };
  const eased = opening === null ? drawn : softened(drawn);
  const piece = untwinned(parched < 0 ? eased : { ...eased, axis: crashOf(parched + 1) }, rules);
  const drought = counted(deck.drought, parched, piece);
  return { piece, deck: { pieces: child.rng, dealt, bags: [axis.bag, child.bag], drought } };
}

/** The source of one gem of a piece. */
interface GemSource {
  readonly bag: readonly Cell[];
  readonly rng: number;
}

interface DrawnGem extends GemSource {
  readonly gem: Cell;
}

/** A color, then whether it is a crash gem. */
function drawUniform({ bag, rng }: GemSource, of: number, odds: number): DrawnGem {
  const first = advance(rng);
  const second = advance(first);
  const color = 1 + below(first, COLORS);
  return { gem: below(second, of) < odds ? crashOf(color) : color, bag, rng: second };
}

/** The next gem of the bag, of a new one when it is empty. */
function drawFromBag({ bag, rng }: GemSource, of: number, odds: number): DrawnGem {
  const { items, rng: after } = bag.length > 0 ? { items: bag, rng } : shuffle(fullBag(of, odds), rng);
  return { gem: items[0], bag: items.slice(1), rng: after };
}

/** As many gems of each color as give the odds exactly, and no more. */
function fullBag(of: number, odds: number): Cell[] {
  const shared = divisor(of, odds);
  const colors = Array.from({ length: COLORS }, (_, i) => i + 1);
  return Array.from({ length: of / shared }, (_, i) => i < odds / shared).flatMap((isCrash) =>
    colors.map((color) => (isCrash ? crashOf(color) : color)),
  );
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** In the opening two gems of one color are both normal. */
function softened({ axis, child }: Piece): Piece {
  return colorOf(axis) === colorOf(child) ? { axis: colorOf(axis), child: colorOf(child) } : { axis, child };
}

function untwinned({ axis, child }: Piece, rules: Rules): Piece {
  const twins = rules.twins === 'demoted' && axis === child && isCrash(axis);
  return { axis: twins ? colorOf(axis) : axis, child };
}

/** Gems of each color since its crash gem was last dealt for want of one. */
function counted(drought: readonly number[], parched: number, { axis, child }: Piece): number[] {
  return drought.map((gems, i) => {
    const dealt = [axis, child].filter((gem) => colorOf(gem) === i + 1).length;
    return (i === parched ? 0 : gems) + dealt;
  });
}

/** Is the second gem of the piece with this number a diamond? */
function hasDiamond(dealt: number, { diamondEvery, diamondEnd }: Rules): boolean {
  if (diamondEnd !== null && dealt > diamondEnd.last) return diamondEnd.late.includes(dealt);
  return dealt % diamondEvery === 0;
}

/** Pieces until one with a diamond is in hand, 1 being the next; null if none ever comes. */
export function untilDiamond({ dealt, rules }: Pick<State, 'dealt' | 'rules'>): number | null {
  const last = Math.max(dealt + rules.diamondEvery, ...(rules.diamondEnd?.late ?? []));
  for (let piece = dealt; piece <= last; piece++) if (hasDiamond(piece, rules)) return piece - dealt + 1;
  return null;
}

/** The first pieces that a game with this setup and seed deals. */
export function dealPieces(setup: Setup, seed: number, count: number): Piece[] {
  const rules = rulesOf(setup);
  let deck = openDeck(seed);
  return Array.from({ length: count }, () => {
    const dealt = deal(deck, rules);
    deck = dealt.deck;
    return dealt.piece;
  });
}
