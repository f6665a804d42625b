import type { JudgedMove, MoveGrade } from '@rensa/bots/puyo/review';

/** Something was lost by it. */
export function isSlip(grade: MoveGrade | undefined): boolean {
  return grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder';
}

/** The next move that lost something, or the one before; where there is none, the same move. */
export function nextSlip(moves: readonly (JudgedMove | null)[], number: number, by: 1 | -1): number {
  for (let i = number + by; i >= 0 && i < moves.length; i += by) if (isSlip(moves[i]?.grade)) return i;
  return number;
}
