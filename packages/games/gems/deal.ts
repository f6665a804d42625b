// The deal of pieces. Both seats of a match open the same deck, so both see the same pieces.

import { type Cards, shuffleBy, Stream, takeCard } from '@rensa/engine';
import { type Cell, colorOf, COLORS, crashOf, DIAMOND, isCrash } from './board.ts';
import { CARD_ROWS, pieceOn } from './cards.ts';
import type { Piece } from './pair.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { Setup, State } from './state.ts';

/** The past of a deck: the next piece depends on it. */
export type Past = Pick<State, 'dealt' | 'bags' | 'drought'>;

/** The part of a state that pieces are dealt from. */
export type Deck = Past & Pick<State, 'pieces'>;

const EMPTY_BAGS: Past['bags'] = [[], []];

export const NOTHING_DEALT: Past = { dealt: 0, bags: EMPTY_BAGS, drought: Array.from({ length: COLORS }, () => 0) };

export function openDeck(seed: number): Deck {
  return { pieces: seed | 0, ...NOTHING_DEALT };
}

/** The next piece of a deck, and the deck without it. */
export function deal(deck: Deck, rules: Rules, cards?: Cards): { readonly piece: Piece; readonly deck: Deck } {
  const { pieces } = deck;
  if (typeof pieces !== 'number') {
    // Cards know their past.
    const { card, taken } = takeCard(pieces, cards, CARD_ROWS.pieces);
    return { piece: pieceOn(card), deck: { ...NOTHING_DEALT, dealt: deck.dealt + 1, pieces: taken } };
  }
  const stream = new Stream(pieces);
  const { piece, past } = drawPiece(deck, rules, stream.next);
  return { piece, deck: { ...past, pieces: stream.rng } };
}

/** Gives whole numbers from 0 to n - 1. */
type Dice = (n: number) => number;

/** The next piece by the rules. */
export function drawPiece(past: Past, rules: Rules, dice: Dice): { readonly piece: Piece; readonly past: Past } {
  const dealt = past.dealt + 1;
  const opening = rules.opening !== null && dealt <= rules.opening.pieces ? rules.opening : null;
  const [of, first, second] = opening?.odds ?? rules.crashOdds;
  const draw = rules.deal === 'bag' ? drawFromBag : drawUniform;
  const [axisBag, childBag] = dealt - 1 === rules.opening?.pieces ? EMPTY_BAGS : past.bags;
  const axis = draw(axisBag, dice, of, first);
  const child = hasDiamond(dealt, rules) ? { gem: DIAMOND, bag: childBag } : draw(childBag, dice, of, second);
  const parched = rules.drought === null ? -1 : past.drought.findIndex((gems) => gems >= (rules.drought ?? 0));
  const drawn = { axis: axis.gem, child: child.gem };
  const eased = opening === null ? drawn : softened(drawn);
  const piece = untwinned(parched < 0 ? eased : { ...eased, axis: crashOf(parched + 1) }, rules);
  return { piece, past: { dealt, bags: [axis.bag, child.bag], drought: counted(past.drought, parched, piece) } };
}

/** A gem, and what is left in its bag. */
interface DrawnGem {
  readonly gem: Cell;
  readonly bag: readonly Cell[];
}

/** A color, then whether it is a crash gem. */
function drawUniform(bag: readonly Cell[], dice: Dice, of: number, odds: number): DrawnGem {
  const color = 1 + dice(COLORS);
  return { gem: dice(of) < odds ? crashOf(color) : color, bag };
}

/** The next gem of the bag, of a new one when it is empty. */
function drawFromBag(bag: readonly Cell[], dice: Dice, of: number, odds: number): DrawnGem {
  const [gem, ...rest] = bag.length > 0 ? bag : shuffleBy(fullBag(of, odds), dice);
  return { gem, bag: rest };
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
