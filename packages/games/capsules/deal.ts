// The deal of capsules. Both seats of a match open the same deck, so both see the same capsules.

import { advance, below } from '@rensa/engine';
import { BLUE, type Color, RED, YELLOW } from './board.ts';
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

/** A deck for one stage. */
export function openDeck(rules: Rules, pieces: number): Deck {
  if (rules.deal === 'uniform') return { pieces, reserve: [], dealt: 0 };
  const reserve = Array.from({ length: RESERVE }, () => 0);
  let id = 0;
  for (let slot = RESERVE - 1; slot >= 0; slot--) {
    pieces = shift(pieces);
    id = (id + (highByte(pieces) & 15)) % IDS;
    reserve[slot] = id;
  }
  return { pieces, reserve, dealt: 0 };
}

/** The next capsule of a deck, and the deck without it. */
export function deal(deck: Deck, rules: Rules): { readonly colors: Colors; readonly deck: Deck } {
  return rules.deal === 'lfsr' ? dealReserved(deck) : dealUniform(deck);
}

/** The reserve is taken from its second capsule on, and repeats. */
function dealReserved({ pieces, reserve, dealt }: Deck): { colors: Colors; deck: Deck } {
  const id = reserve[(dealt + 1) % RESERVE];
  const colors = { axis: YELLOW + Math.floor(id / 3), child: YELLOW + (id % 3) };
  return { colors, deck: { pieces, reserve, dealt: dealt + 1 } };
}

function dealUniform({ pieces, reserve, dealt }: Deck): { colors: Colors; deck: Deck } {
  const first = advance(pieces);
  const second = advance(first);
  const [axis, child] = [first, second].map((rng) => UNIFORM_ORDER[below(rng, UNIFORM_ORDER.length)]);
  return {
    colors: { axis, child },
    deck: { pieces: second, reserve, dealt: dealt + 1 },
  };
}
