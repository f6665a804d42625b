// For tests: inputs and options that make verifying slow.

import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';

const TURNS = INPUT.rotateLeft | INPUT.rotateRight;

/** Players: idle, soft drop, any input, hard drops, and rotations along the walls. */
export const players: readonly ((tick: number, random: number) => Input)[] = [
  () => 0,
  () => INPUT.soft,
  (_, random) => random & 63,
  (_, random) => INPUT.hard | (random & 31),
  (_, random) => (random & TURNS) | (random & 1 ? INPUT.left : INPUT.right),
];

/** Options that keep a piece in the air or on the ground as long as possible. */
export const LASTING = { lockTicks: 100_000, groundings: 1000, hardDrop: null, softDivisor: 1 };

/** Options that resolve a whole chain in one tick. */
export const INSTANT = {
  settleTicks: 0,
  fallTicks: 0,
  landTicks: 0,
  pauseTicks: 0,
  spawnTicks: 1,
  gravityTicks: 1,
  lockTicks: 0,
  groundings: 1,
  levels: null,
  softDivisor: 1,
  hardDrop: 0,
};
