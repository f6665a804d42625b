// The source of the pieces of a game: a stream that began at its seed, or cards.

import type { Taken } from '@rensa/engine';

/** The state of a stream, or the account of the cards taken. */
export type PieceSource = number | Taken;

/** Cards of each row that a state has used. */
export function used({ pieces }: { readonly pieces: PieceSource }): readonly number[] {
  return typeof pieces === 'number' ? [] : pieces.used;
}
