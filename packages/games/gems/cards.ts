// The meaning of cards.

import { COLORS, DIAMOND, EMPTY } from './board.ts';
import { ORDER_COUNT } from './garbage.ts';
import type { Piece } from './pair.ts';

/** The rows of a deck: pieces, and which order of columns counter gems take in the game. */
export const CARD_ROWS = { pieces: 0, order: 1 } as const;

/** The first gem of a piece is normal or a crash gem; the second can be a diamond, too. */
const FIRSTS = 2 * COLORS;
const SECONDS = DIAMOND;

/** Number of different cards in each row. */
export const CARD_RANGES: readonly number[] = [FIRSTS * SECONDS, ORDER_COUNT];

/** A missing card is a piece of nothing. */
export function pieceOn(card: number | undefined): Piece {
  if (card === undefined) return { axis: EMPTY, child: EMPTY };
  return { axis: 1 + Math.floor(card / SECONDS), child: 1 + (card % SECONDS) };
}

export function cardOfPiece({ axis, child }: Piece): number {
  return (axis - 1) * SECONDS + child - 1;
}
