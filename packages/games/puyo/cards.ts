// The meaning of cards.

import { EMPTY } from './board.ts';
import type { Colors } from './pair.ts';

const COLORS = 5;

/** The rows of a deck: pairs, and the columns of ojama. */
export const CARD_ROWS = { pairs: 0, columns: 1 } as const;

/** Number of different cards in each row: two of five colors, and the orders of six columns. */
export const CARD_RANGES: readonly number[] = [COLORS * COLORS, 720];

/** A missing card is a pair of nothing. */
export function pairOn(card: number | undefined): Colors {
  if (card === undefined) return { axis: EMPTY, child: EMPTY };
  return { axis: 1 + Math.floor(card / COLORS), child: 1 + (card % COLORS) };
}

export function cardOfPair({ axis, child }: Colors): number {
  return (axis - 1) * COLORS + child - 1;
}

/** The digits of a card, one after the other: a whole number from 0 to n - 1 each. */
export function digitsOn(card: number): (n: number) => number {
  let rest = card;
  return (n) => {
    const digit = rest % n;
    rest = Math.floor(rest / n);
    return digit;
  };
}
