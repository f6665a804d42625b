// What can be seen to be out of reach, from how many puyos of each color there are.

import { counts, type Goal, isColor } from '@rensa/games/puyo';

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
