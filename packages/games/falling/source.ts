// Where the pieces of a game come from: a stream that began at its seed, or cards.

import type { Taken } from '@rensa/engine';

/** The state of a stream, or what was taken of the cards. */
export type Source = number | Taken;

/** How many cards of each row a state has used. */
export function used({ pieces }: { readonly pieces: Source }): readonly number[] {
  return typeof pieces === 'number' ? [] : pieces.used;
}
