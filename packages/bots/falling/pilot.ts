import { type FallingState, STEERS } from '@rensa/games/falling';
import type { Piloting, Recall } from '../bot/piloting.ts';
import { isPlaced, type PairPlacement } from './placement.ts';

type PairInHand = Pick<FallingState, 'phase' | 'pair'>;

/** Piloting of a game whose placements are columns and rotations. */
export function pairPiloting<State extends PairInHand>(
  keyOf: (state: State) => number | undefined,
  recall: Recall<State, PairPlacement>,
): Piloting<State, PairPlacement> {
  return {
    recall,
    presses: STEERS,
    keyOf,
    isThere: ({ pair }, placement) => pair !== null && isPlaced(pair, placement),
  };
}

/** Equal for states whose pairs are in one place, both locking or both not. Undefined if no pair is in hand. */
export function placeKey({ phase, pair }: PairInHand, cols: number): number | undefined {
  if (pair === null) return undefined;
  const { row, col, facing } = pair;
  return ((row * cols + col) * 4 + facing) * 2 + (phase === 'lock' ? 1 : 0);
}
