// Goals that are out of reach, judged by the number of puyos of each color. Only the rules decide whether a goal is
// met; this saves asking them most of the time.

import { counts, type Goal, type GoalCount, isColor } from '@rensa/games/puyo';

/** Puyos of a color that can pop. */
const POP_SIZE = 4;

/** Number of cells of each kind, on the field and still to come. */
export type Supply = Int32Array;

/** True if no way to place the rest can meet this goal. */
export function isHopeless({ count, clear }: Goal, supply: Supply): boolean {
  if (clear !== null && supply.some((puyos, color) => isColor(color) && counts(clear, color) && isStuck(puyos)))
    return true;
  return count?.kind === 'chain' && count.value > linksIn(supply);
}

function isStuck(puyos: number): boolean {
  return puyos > 0 && puyos < POP_SIZE;
}

/** Links at most: every link takes four of some color. */
function linksIn(supply: Supply): number {
  return supply.reduce((links, puyos, color) => links + (isColor(color) ? Math.floor(puyos / POP_SIZE) : 0), 0);
}

/** True if a move certainly missed the goal. It took away at most `gone` and left `left`. */
export function isMissed({ count, clear }: Goal, gone: Supply, left: Supply): boolean {
  if (clear !== null && left.some((puyos, cell) => puyos > 0 && counts(clear, cell))) return true;
  return count !== null && maxOf(count, gone) < count.value;
}

/** The count of the move at most. Chains and totals are known from elsewhere. */
function maxOf({ kind, color }: GoalCount, gone: Supply): number {
  if (kind === 'puyos') return gone.reduce((sum, puyos, cell) => sum + (counts(color, cell) ? puyos : 0), 0);
  if (kind === 'colors') return gone.filter((puyos, cell) => isColor(cell) && puyos >= POP_SIZE).length;
  if (kind === 'places') return linksIn(gone);
  if (kind === 'connected') return gone.reduce((max, puyos, cell) => (isColor(cell) ? Math.max(max, puyos) : max), 0);
  return Infinity;
}
