// What can be seen to be out of reach, from how many puyos of each color there are. Whether a goal is met is for the rules to
// say; this saves most of the asking.

import { counts, type Goal, type GoalCount, isColor } from '@rensa/games/puyo';

/** Fewer of a color never pop. */
const POP_SIZE = 4;

/** By cell: how many there are, on the field and still to come. */
export type Supply = Int32Array;

/** Can no way of placing what is left meet this goal? */
export function isHopeless({ count, clear }: Goal, supply: Supply): boolean {
  if (clear !== null && supply.some((puyos, color) => isColor(color) && counts(clear, color) && isStuck(puyos)))
    return true;
  return count?.kind === 'chain' && count.value > linksIn(supply);
}

function isStuck(puyos: number): boolean {
  return puyos > 0 && puyos < POP_SIZE;
}

/** Every link takes four of some color. */
function linksIn(supply: Supply): number {
  return supply.reduce((links, puyos, color) => links + (isColor(color) ? Math.floor(puyos / POP_SIZE) : 0), 0);
}

/** Is it certain that a move did not meet the goal that took away at most so many puyos, and left so many? */
export function isMissed({ count, clear }: Goal, gone: Supply, left: Supply): boolean {
  if (clear !== null && left.some((puyos, cell) => puyos > 0 && counts(clear, cell))) return true;
  return count !== null && maxOf(count, gone) < count.value;
}

/** No link of the move has more of what is counted. Chains and totals are known otherwise. */
function maxOf({ kind, color }: GoalCount, gone: Supply): number {
  if (kind === 'puyos') return gone.reduce((sum, puyos, cell) => sum + (counts(color, cell) ? puyos : 0), 0);
  if (kind === 'colors') return gone.filter((puyos, cell) => isColor(cell) && puyos >= POP_SIZE).length;
  if (kind === 'places') return linksIn(gone);
  if (kind === 'connected') return gone.reduce((max, puyos, cell) => (isColor(cell) ? Math.max(max, puyos) : max), 0);
  return Infinity;
}
