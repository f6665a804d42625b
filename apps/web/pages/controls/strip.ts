// A piece on a strip of columns that moves as in a game, to try the repeat of a held direction.

import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';

export const COLUMNS = 10;

export interface StripState {
  readonly column: number;
  /** Ticks since the first move of this hold. */
  readonly ticks: number;
  /** Ticks from the first move of this hold to each of its moves. */
  readonly moves: readonly number[];
  /** True if nothing was held at the last tick. */
  readonly resting: boolean;
}

export const STRIP: StripState = { column: 0, ticks: 0, moves: [], resting: true };

/** The strip after one tick. The first press after a rest starts a new hold. */
export function moveStrip(strip: StripState, input: Input, held: boolean): StripState {
  const way = (input & INPUT.right ? 1 : 0) - (input & INPUT.left ? 1 : 0);
  const begins = strip.resting && way !== 0;
  const ticks = begins ? 0 : strip.ticks + 1;
  const column = Math.min(COLUMNS - 1, Math.max(0, strip.column + way));
  const moved = column !== strip.column;
  const before = begins ? [] : strip.moves;
  return { column, ticks, moves: moved ? [...before, ticks] : before, resting: !held && way === 0 };
}
