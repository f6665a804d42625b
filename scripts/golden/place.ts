// How the golden games choose a place for the piece in hand: they look at every one, and take what is worth most.

import { childCol, type Place } from '@rensa/games/falling';

interface Choices<Piece> {
  readonly piece: Piece;
  readonly cols: number;
  /** The column to take when no place is worth anything. */
  readonly usualCol: number;
  readonly worth: (piece: Piece) => number;
}

export function bestPlace<Piece extends Place>({ piece, cols, usualCol, worth }: Choices<Piece>): Place {
  let best = { piece: { ...piece, col: usualCol, facing: 0 }, value: Number.NEGATIVE_INFINITY };
  for (const placed of places(piece, cols)) {
    const value = worth(placed);
    if (value > best.value) best = { piece: placed, value };
  }
  return best.piece;
}

/** The piece at every column and facing that leaves both halves inside. */
function* places<Piece extends Place>(piece: Piece, cols: number): Generator<Piece, void> {
  for (let facing = 0; facing < 4; facing++) {
    for (let col = 0; col < cols; col++) {
      const placed = { ...piece, col, facing };
      if (childCol(placed) >= 0 && childCol(placed) < cols) yield placed;
    }
  }
}
