// The grade of a placement: the share of the best worth that it keeps, unless it loses only few points.

/** Worths of two placements of one pair, each from its own search. */
export interface Worths {
  readonly placed: number;
  /** The best of all that were searched, including the one that was placed. */
  readonly best: number;
}

/** The share of the best worth that a placement keeps, from 0 to 1, in thousandths. */
export function keptOf({ placed, best }: Worths): number {
  return best <= placed ? 1 : Math.max(0, Math.round((1000 * placed) / best) / 1000);
}

/** Best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type MoveGrade = (typeof GRADES)[number];

/**
 * A placement has such a grade, or a worse one, if it keeps less than `kept` and loses at least `lost` points. A chain
 * of `links` links with four puyos in each is worth these points.
 */
export const SLIP_BOUNDS = {
  inaccuracy: { kept: 0.9, lost: 1000, links: 3 },
  mistake: { kept: 0.75, lost: 2280, links: 4 },
  blunder: { kept: 0.5, lost: 4840, links: 5 },
} as const;
/** The smallest share of the highest grade. */
const MIN_BEST = 0.97;

/** The grade of a placement by its worth. One that loses the game is a blunder if another would not. */
export function gradeOf(worth: Worths, losesGame = false): MoveGrade {
  const kept = keptOf(worth);
  const lost = worth.best - worth.placed;
  if (losesGame && lost > 0) return 'blunder';
  const slip = SLIPS.find((grade) => kept < SLIP_BOUNDS[grade].kept && lost >= SLIP_BOUNDS[grade].lost);
  return slip ?? (kept >= MIN_BEST ? 'best' : 'good');
}

/** Worst first. */
const SLIPS = ['blunder', 'mistake', 'inaccuracy'] as const;

/** True for the grades that cost something worth knowing. */
export function isSlip(grade: MoveGrade): boolean {
  return grade !== 'best' && grade !== 'good';
}
