// The players of the golden games rate every place of the current piece and take the best.

import { childCol, type Place } from '@rensa/games/falling';

interface Choices<Piece> {
  readonly piece: Piece;
  readonly cols: number;
  /** The column if no place has a worth. */
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

/** Lists the piece in every column and facing with both halves inside the board. */
function* places<Piece extends Place>(piece: Piece, cols: number): Generator<Piece, void> {
  for (let facing = 0; facing < 4; facing++) {
    for (let col = 0; col < cols; col++) {
      const placed = { ...piece, col, facing };
      if (childCol(placed) >= 0 && childCol(placed) < cols) yield placed;
    }
  }
}
