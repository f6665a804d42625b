// How much a placement keeps. Nearly every one can be repaired within ten pairs, so that what the worst is worth is not far
// from the best: what counts is how much more than a usual placement it promises.

/** What placements of one pair are worth, each by a search of its own. */
export interface Worths {
  readonly placed: number;
  /** Of all that were searched, the one that was placed included. */
  readonly best: number;
  /** The mean of placements taken from all over the list. */
  readonly usual: number;
}

/** Where placements are nearly alike, so much of the best, or so many points, count as all that can be lost. */
const MIN_STAKE = { share: 0.1, points: 300 } as const;

/** The share that is kept, from 0 to 1, in thousandths. */
export function keptOf({ placed, best, usual }: Worths): number {
  const stake = Math.max(best - usual, MIN_STAKE.share * best, MIN_STAKE.points);
  return Math.max(0, Math.round(1000 * (1 - (best - placed) / stake)) / 1000);
}

/** Best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type MoveGrade = (typeof GRADES)[number];

/** The smallest share kept for each grade. */
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
