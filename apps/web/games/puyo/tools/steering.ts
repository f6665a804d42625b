// A pointer that steers the pair in hand over a board.

import { COLS } from '@rensa/games/puyo';
import type { FieldActions } from './pointer.ts';

export interface SteerablePair {
  /** True while nothing may be steered. */
  readonly blocked: () => boolean;
  readonly col: () => number;
  readonly moveTo: (col: number) => void;
  readonly place: () => void;
  readonly rotate: () => void;
  readonly undo: () => void;
}

/**
 * A mouse moves the pair and its click places it; its right button rotates. The first tap of a finger moves the pair, and a
 * second tap in the same column places it.
 */
export function steeringActions(pair: SteerablePair): FieldActions {
  const moveOver = (cell: number): void => void (pair.blocked() || pair.moveTo(cell % COLS));
  let aimed = false;
  return {
    down: (cell, erase) => {
      if (pair.blocked()) return;
      if (erase) return pair.rotate();
      const before = pair.col();
      moveOver(cell);
      aimed = before === pair.col();
    },
    over: moveOver,
    up: () => {
      if (aimed) pair.place();
      aimed = false;
    },
    cancel: () => (aimed = false),
    pick: pair.rotate,
    undo: pair.undo,
    hover: (cell) => cell !== undefined && moveOver(cell),
  };
}
