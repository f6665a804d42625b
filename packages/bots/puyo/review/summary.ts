import { isSlip, type MoveGrade } from './grade.ts';
import type { ReviewedMove } from './review.ts';

export interface ReviewSummary {
  /** Mean share kept, in percent, with one decimal. */
  readonly accuracy: number;
  /** Number of moves with each grade. */
  readonly grades: Readonly<Record<MoveGrade, number>>;
  /** Numbers from 0 of the moves that cost most, the most expensive first. */
  readonly moments: readonly number[];
}

const MAX_MOMENTS = 3;

/** The parts of a move that a summary uses. */
type SummedMove = Pick<ReviewedMove, 'kept' | 'grade' | 'worth'>;

export function summaryOf(moves: readonly SummedMove[]): ReviewSummary {
  const kept = moves.reduce((sum, move) => sum + move.kept, 0);
  const grades = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { grade } of moves) grades[grade]++;
  return {
    accuracy: moves.length === 0 ? 100 : Math.round((1000 * kept) / moves.length) / 10,
    grades,
    moments: momentsOf(moves),
  };
}

function momentsOf(moves: readonly SummedMove[]): number[] {
  return [...moves.keys()]
    .filter((i) => isSlip(moves[i].grade))
    .toSorted((a, b) => costOf(moves[b]) - costOf(moves[a]) || a - b)
    .slice(0, MAX_MOMENTS);
}

function costOf(move: SummedMove | undefined): number {
  return move === undefined ? 0 : move.worth.best - move.worth.placed;
}
