import { isSlip, type JudgedMove } from '@rensa/bots/puyo/review';

/** The next move that lost something, or the one before; where there is none, the same move. */
export function nextSlip(moves: readonly (JudgedMove | null)[], number: number, by: 1 | -1): number {
  for (let i = number + by; i >= 0 && i < moves.length; i += by) {
    const move = moves[i];
    if (move && isSlip(move.grade)) return i;
  }
  return number;
}
