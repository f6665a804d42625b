// The grade of a placement. Nearly every placement can be repaired within ten pairs, so the worst is worth not much
// less than the best. So it is compared with the best by what it promises above a usual placement.

/** Worths of placements of one pair, each from its own search. */
export interface Worths {
  readonly placed: number;
  /** The best of all that were searched, including the one that was placed. */
  readonly best: number;
  /** The mean of placements taken from the whole list. */
  readonly usual: number;
}

/** The smallest stake, as a share of the best and in points, for placements that are nearly alike. */
const MIN_STAKE = { share: 0.1, points: 300 } as const;

/** The share that a placement keeps, from 0 to 1, in thousandths. */
export function keptOf({ placed, best, usual }: Worths): number {
  const stake = Math.max(best - usual, MIN_STAKE.share * best, MIN_STAKE.points);
  return Math.max(0, Math.round(1000 * (1 - (best - placed) / stake)) / 1000);
}

/** Best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type MoveGrade = (typeof GRADES)[number];

/** Smallest share kept for each grade. */
const MIN_KEPT: Readonly<Record<MoveGrade, number>> = {
  best: 0.97,
  good: 0.75,
  inaccuracy: 0.5,
  mistake: 0.15,
  blunder: 0,
};

export function gradeOf(kept: number): MoveGrade {
  return GRADES.find((grade) => kept >= MIN_KEPT[grade]) ?? 'blunder';
}
