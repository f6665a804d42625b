import { advance, below } from '@rensa/engine';
import { type Board, COLS, ROWS } from '@rensa/games/puyo';

/** Returns numbers from 0 to n - 1, the same for the same seed. */
export type Roll = (n: number) => number;

export function diceFrom(seed: number): Roll {
  let rng = seed;
  return (n) => below((rng = advance(rng)), n);
}

/** A board of any kind: sparse or full, with groups that chain, with gaps, ojama and row 13. */
export function randomBoard(roll: Roll, colors: number): Board {
  const fill = roll(101);
  const grouping = roll(3);
  const withOjama = roll(3) === 0;
  const board: number[] = [];
  for (let i = 0; i < ROWS * COLS; i++) {
    const other = board[i - (roll(2) === 0 ? 1 : COLS)] ?? 0;
    if (roll(100) >= fill) board.push(0);
    else if (other > 0 && roll(3) < grouping) board.push(other);
    else board.push(withOjama && roll(5) === 0 ? 6 : 1 + roll(colors));
  }
  return board;
}
