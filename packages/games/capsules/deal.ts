// The deal of capsules. Both seats of a match open the same deck, so both see the same capsules.

import { type Cards, Stream, takeCard } from '@rensa/engine';
import { BLUE, type Color, RED, YELLOW } from './board.ts';
import { CARD_ROWS, capsuleOn } from './cards.ts';
import type { Colors } from './capsule.ts';
import { highByte, shift } from './lfsr.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

const RESERVE = 128;
/** The colors in the order that independent draws have them. */
export const UNIFORM_ORDER: readonly Color[] = [RED, BLUE, YELLOW];
const IDS = 9;

/** The part of a state that capsules are dealt from. */
export type Deck = Pick<State, 'pieces' | 'reserve' | 'dealt'>;

interface SeededDeck extends Deck {
  readonly pieces: number;
}

/** A deck for one stage. */
export function openDeck(rules: Rules, pieces: number): SeededDeck {
  if (rules.deal === 'uniform') return { pieces, reserve: [], dealt: 0 };
  let state = pieces;
  const reserve = drawReserve(() => highByte((state = shift(state))) & 15);
  return { pieces: state, reserve, dealt: 0 };
}

/** Capsule numbers, from the last place to the first. `step` gives how far each is from the one before: 0 to 15. */
export function drawReserve(step: () => number): number[] {
  const reserve = Array.from({ length: RESERVE }, () => 0);
  let id = 0;
  for (let slot = RESERVE - 1; slot >= 0; slot--) {
    id = (id + step()) % IDS;
    reserve[slot] = id;
  }
  return reserve;
}

interface Dealt {
  readonly colors: Colors;
  readonly deck: Deck;
}

/** The next capsule of a deck, and the deck without it. */
export function deal({ pieces, reserve, dealt }: Deck, rules: Rules, cards?: Cards): Dealt {
  const rest = { reserve, dealt: dealt + 1 };
  if (typeof pieces !== 'number') {
    const { card, taken } = takeCard(pieces, cards, CARD_ROWS.capsules);
    return { colors: capsuleOn(card), deck: { pieces: taken, ...rest } };
  }
  if (rules.deal === 'lfsr') return { colors: reserved(reserve, dealt), deck: { pieces, ...rest } };
  const stream = new Stream(pieces);
  const colors = drawUniform(stream.next);
  return { colors, deck: { pieces: stream.rng, ...rest } };
}

/** The reserve is taken from its second capsule on, and repeats. */
export function reserved(reserve: readonly number[], dealt: number): Colors {
  const id = reserve[(dealt + 1) % RESERVE];
  return { axis: YELLOW + Math.floor(id / 3), child: YELLOW + (id % 3) };
}

/** `dice` gives whole numbers from 0 to n - 1. */
export function drawUniform(dice: (n: number) => number): Colors {
  const axis = UNIFORM_ORDER[dice(UNIFORM_ORDER.length)];
  return { axis, child: UNIFORM_ORDER[dice(UNIFORM_ORDER.length)] };
}
