import type { Colors } from '@rensa/games/puyo';
import { movesOf } from '../puyo/moves.ts';
import type { Target } from '../puyo/pilot.ts';
import type { View } from '../puyo/view.ts';

/** Those of the placements that can be reached under tsu rules. Two of one colour may lie either way round. */
export function reached<T extends Target>({ board, pairs }: View, placements: readonly T[]): T[] {
  const pair = pairs[0] as Colors;
  const moves = new Set(movesOf(board, pair).map(keyOf));
  const turned = pair.axis === pair.child ? upright : (target: Target): Target => target;
  return placements.filter((target) => moves.has(keyOf(turned(target))));
}

function keyOf({ col, rot }: Target): number {
  return 4 * col + rot;
}

/** The same with the child above or on the right. */
function upright({ col, rot }: Target): Target {
  if (rot === 2) return { col, rot: 0 };
  return rot === 3 ? { col: col - 1, rot: 1 } : { col, rot };
}
