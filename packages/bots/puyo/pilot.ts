import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import type { Pair, State } from '@rensa/games/puyo';
import type { Piloting } from '../bot/pilot.ts';
import type { PairPlacement } from '../bot/placement.ts';

/** Nothing, a shift, a rotation, or a rotation and then a shift. */
const PRESSES: readonly Input[] = [
  0,
  INPUT.left,
  INPUT.right,
  INPUT.turnRight,
  INPUT.turnLeft,
  INPUT.turnRight | INPUT.left,
  INPUT.turnRight | INPUT.right,
  INPUT.turnLeft | INPUT.left,
  INPUT.turnLeft | INPUT.right,
];

export const piloting: Piloting<State, PairPlacement> = {
  presses: PRESSES,
  keyOf,
  isThere: ({ pair }, placement) => pair !== null && isAt(pair, placement),
};

/** Two of one color may as well lie the other way round. */
function isAt(pair: Pair, { col, rot }: PairPlacement): boolean {
  if (pair.col === col && pair.facing === rot) return true;
  const mirrored = rot === 1 ? col + 1 : rot === 3 ? col - 1 : col;
  return pair.axis === pair.child && pair.col === mirrored && pair.facing === (rot + 2) % 4;
}

function keyOf({ phase, pair }: State): number | undefined {
  if (pair === null) return undefined;
  const { row, col, facing, armed } = pair;
  return (((row * 6 + col) * 4 + facing) * 2 + (phase === 'lock' ? 1 : 0)) * 2 + (armed > 0 ? 1 : 0);
}
