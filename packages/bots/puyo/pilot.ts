import { STEERS } from '@rensa/games/falling';
import type { State } from '@rensa/games/puyo';
import type { Piloting } from '../bot/pilot.ts';
import { isPlaced, type PairPlacement } from '../bot/placement.ts';

export const piloting: Piloting<State, PairPlacement> = {
  presses: STEERS,
  keyOf,
  isThere: ({ pair }, placement) => pair !== null && isPlaced(pair, placement),
};

function keyOf({ phase, pair }: State): number | undefined {
  if (pair === null) return undefined;
  const { row, col, facing, armed } = pair;
  return (((row * 6 + col) * 4 + facing) * 2 + (phase === 'lock' ? 1 : 0)) * 2 + (armed > 0 ? 1 : 0);
}
