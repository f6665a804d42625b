import { STEERS } from '@rensa/games/falling';
import { COLS, type State } from '@rensa/games/gems';
import type { Piloting } from '../bot/pilot.ts';
import { isPlaced, type PairPlacement } from '../bot/placement.ts';

export const piloting: Piloting<State, PairPlacement> = {
  presses: STEERS,
  keyOf,
  isThere: ({ pair }, placement) => pair !== null && isPlaced(pair, placement),
};

function keyOf({ phase, pair }: State): number | undefined {
  if (pair === null) return undefined;
  const { row, col, facing } = pair;
  return ((row * COLS + col) * 4 + facing) * 2 + (phase === 'lock' ? 1 : 0);
}
