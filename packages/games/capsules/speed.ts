// The speed of a capsule: by the chosen speed, and faster with every tenth capsule.

import type { Input } from '@rensa/engine';
import { INPUT } from '../falling/input.ts';
import { gravityAt, type RowTime, rowTime } from '../falling/level.ts';
import type { Rules, Speed } from './rules.ts';
import type { State } from './state.ts';

/** Ticks a row, from slow to fast; each speed starts at its own place and goes down the table with each speed-up. */
const TABLE: readonly number[] = [
  40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 6, 6,
  6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1,
];
const START = { low: 0, med: 10, hi: 16 } as const;
const MAX_SPEED_UPS = 49;

/** Times capsules have become faster when the one with this number, from 1, starts to fall. */
export function speedUpsAt({ fasterEvery, fasterAhead }: Rules, capsule: number): number {
  return Math.min(MAX_SPEED_UPS, Math.floor((capsule - 1 + fasterAhead) / fasterEvery));
}

/** Ticks a row. */
export function gravityOf({ fastestTicks, fasterEvery }: Rules, speed: Speed, speedUps: number): number {
  if (fastestTicks === null) return TABLE[START[speed] + speedUps];
  const levels = { pairs: fasterEvery, fastestTicks };
  return gravityAt({ gravityTicks: TABLE[START[speed]], levels }, 1 + speedUps);
}

/** The meaning of a tick with this input for the time of rows. Where down counts now and then only, it ends the row at once. */
export function rowTimeOf(
  { rules, gravity, ticks }: Pick<State, 'rules' | 'gravity' | 'ticks'>,
  input: Input,
): RowTime {
  const { softEvery } = rules;
  if (softEvery === null) return rowTime(rules, gravity, (input & INPUT.soft) !== 0);
  const alone = (input & (INPUT.soft | INPUT.left | INPUT.right)) === INPUT.soft;
  const soft = alone && ticks % softEvery === softEvery - 1;
  const time = rowTime(rules, gravity, soft);
  return soft ? { ...time, left: 1 } : time;
}
