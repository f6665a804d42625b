// A pointer that leads the pair in hand over a board.

import { COLS } from '@rensa/games/puyo';
import type { FieldHand } from './pointer.ts';

export interface LedPair {
  /** Nothing may be led at the moment. */
  readonly rests: () => boolean;
  readonly col: () => number;
  readonly leadTo: (col: number) => void;
  readonly place: () => void;
  readonly rotate: () => void;
  readonly undo: () => void;
}

/** A mouse leads the pair and sets it down, its right button rotates. A finger first leads it, and a second tap sets it down. */
export function leadingHand(pair: LedPair): FieldHand {
  const lead = (cell: number): void => void (pair.rests() || pair.leadTo(cell % COLS));
  let aimed = false;
  return {
    down: (cell, erase) => {
      if (pair.rests()) return;
      if (erase) return pair.rotate();
      const before = pair.col();
      lead(cell);
      aimed = before === pair.col();
    },
    over: lead,
    up: () => {
      if (aimed) pair.place();
      aimed = false;
    },
    cancel: () => (aimed = false),
    pick: pair.rotate,
    undo: pair.undo,
    hover: (cell) => cell !== undefined && lead(cell),
  };
}
