import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { type Capsule, COLS, floorRowOf, type State } from '@rensa/games/capsules';
import type { Piloting } from '../bot/piloting.ts';
import { placeKey } from '../falling/pilot.ts';
import type { CapsulePlacement } from './placement.ts';

const SHIFTS: readonly Input[] = [0, INPUT.left, INPUT.right];
const ROTATIONS: readonly Input[] = [0, INPUT.rotateRight, INPUT.rotateLeft];

export const piloting: Piloting<State, CapsulePlacement> = {
  presses: ROTATIONS.flatMap((rotation) => SHIFTS.map((shift) => rotation | shift)),
  keyOf: (state) => placeKey(state, COLS),
  isThere: (state, placement) => state.pair !== null && isAbove(state, state.pair, placement),
};

/** True if the capsule ends there when it only falls. A capsule of one color may lie the other way round. */
function isAbove(state: State, pair: Capsule, { col, rot, row }: CapsulePlacement): boolean {
  const isTurned = pair.axis === pair.child && pair.facing === (rot + 2) % 4;
  if (!isTurned && pair.facing !== rot) return false;
  const [cols, rows] = isTurned ? (HALF_TURN[rot] ?? [0, 0]) : [0, 0];
  return pair.col === col + cols && (row === undefined || floorRowOf(state, pair) === row + rows);
}

/** Columns and rows by which the axis moves when the two halves change places, by facing. */
const HALF_TURN: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
