import type { Board, Colors } from '@rensa/games/puyo';
import { FIELD_WORDS, paletteOf, write } from './field.ts';
import type { Target } from './pilot.ts';
import { aim, distinct } from './place.ts';
import { colOf, MOVES, rotOf } from './reach.ts';

/** Every placement of a new pair that can be reached under tsu rules; of two that look the same only one. */
export function movesOf(board: Board, { axis, child }: Colors): Target[] {
  const words = new Int32Array(FIELD_WORDS);
  write(words, 0, board, paletteOf(board, 4));
  const reached = aim(words, 0);
  const moves = axis === child ? distinct(reached) : reached;
  return Array.from({ length: MOVES }, (_, move) => move)
    .filter((move) => ((moves >> move) & 1) === 1)
    .map((move) => ({ col: colOf(move), rot: rotOf(move) }));
}
