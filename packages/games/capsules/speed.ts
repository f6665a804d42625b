// How fast a capsule falls: by the chosen speed, and faster with every tenth capsule.

import { gravityAt, softTicks } from '../falling/level.ts';
import type { Rules, Speed } from './rules.ts';

/** Ticks a row, from slow to fast; each speed starts at its own place and goes down the table with each speed-up. */
const TABLE: readonly number[] = [
  40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 6, 6,
  6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1,
];
const START = { low: 0, med: 10, hi: 16 } as const;
const MOST_SPEED_UPS = 49;

/** How often capsules have become faster when the one with this number, from 1, starts to fall. */
export function speedUpsAt({ fasterEvery, fasterAhead }: Rules, capsule: number): number {
  return Math.min(MOST_SPEED_UPS, Math.floor((capsule - 1 + fasterAhead) / fasterEvery));
}

/** Ticks a row. */
export function gravityOf({ fastestTicks, fasterEvery }: Rules, speed: Speed, speedUps: number): number {
  if (fastestTicks === null) return TABLE[START[speed] + speedUps] as number;
  const levels = { pairs: fasterEvery, fastestTicks };
  return gravityAt({ gravityTicks: TABLE[START[speed]] as number, levels }, 1 + speedUps);
}

/** Ticks a row while dropping softly. */
export function softTicksOf(rules: Rules, gravity: number): number {
  return Math.min(softTicks(rules, gravity), rules.softMost ?? gravity);
}
