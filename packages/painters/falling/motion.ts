// Curves over time. Times are ticks, lengths cells, unless a name says otherwise.

import { clamp, type Keyframe, through } from '../canvas/curves.ts';
import type { Scale } from '../canvas/surface.ts';

export const SHIFT_TICKS = 3;
export const ROTATION_TICKS = 4;
export const LAND_TICKS = 14;
/** For how long what has landed is outlined under reduced motion. */
export const RIM_TICKS = 4;

const WIDTHS: readonly Keyframe[] = [
  [0, 1],
  [3, 1.14],
  [8, 0.95],
  [LAND_TICKS, 1],
];
const HEIGHTS: readonly Keyframe[] = [
  [0, 1],
  [3, 0.82],
  [8, 1.07],
  [LAND_TICKS, 1],
];

export const HARD_STRENGTH = 1;
export const SOFT_STRENGTH = 0.5;

/** A landing, `ticks` after the touch. */
export function squash(ticks: number, strength = HARD_STRENGTH): Scale {
  return {
    x: 1 + (through(WIDTHS, ticks) - 1) * strength,
    y: 1 + (through(HEIGHTS, ticks) - 1) * strength,
  };
}

/** In cells per second. */
const FAST = 12;
const STRETCH: Scale = { x: 0.96, y: 1.06 };
export const NO_SCALE: Scale = { x: 1, y: 1 };

export function stretch(cellsPerSecond: number): Scale {
  return cellsPerSecond > FAST ? STRETCH : NO_SCALE;
}

const NUDGE = 0.03;
const NUDGE_TICKS = 9;
/** From one side to the other. */
const SWAY_TICKS = 3;

/** How far a neighbor is pushed aside by a landing. */
export function nudge(ticks: number): number {
  if (ticks <= 0 || ticks >= NUDGE_TICKS) return 0;
  return NUDGE * Math.sin((ticks / SWAY_TICKS) * Math.PI) * (1 - ticks / NUDGE_TICKS);
}

/** Its speed at the start, against the mean. */
const FALL_START = 0.4;

/** How far a fall has come, both from 0 to 1: it gathers speed. */
export function fallen(t: number): number {
  const x = clamp(t);
  return x * (FALL_START + (1 - FALL_START) * x);
}

const SWELL: readonly Keyframe[] = [
  [0, 1],
  [0.2, 1.04],
  [0.45, 1.1],
  [0.65, 1.14],
  [0.8, 1.16],
];
const FLASH: readonly Keyframe[] = [
  [0.2, 0],
  [0.45, 0.35],
  [0.65, 0.75],
];

/** When a group that is shown turns into its burst. */
export const BURST_AT = 0.8;
export const SQUEEZE_AT = 0.2;

export function swell(p: number): number {
  return through(SWELL, p);
}

export function flash(p: number): number {
  return through(FLASH, p);
}

export const NUMERAL_IN = 12;
export const NUMERAL_OUT = 20;
const NUMERAL_SCALES: readonly Keyframe[] = [
  [0, 0.6],
  [7, 1.15],
  [NUMERAL_IN, 1],
];

export function numeralScale(ticks: number): number {
  return through(NUMERAL_SCALES, ticks);
}

/** Of an em, in cells. */
const NUMERAL_SIZE = { first: 1.1, perLink: 0.14, most: 2.4 } as const;

/** The size of the chain numeral of link `n`. */
export function numeralSize(n: number): number {
  return Math.min(NUMERAL_SIZE.first + NUMERAL_SIZE.perLink * n, NUMERAL_SIZE.most);
}

export const SHAKE_TICKS = 10;
const SHAKE_FROM = 3;
/** In cells, and in radians per tick. */
const SHAKE = { perLink: 0.012, most: 0.06, speed: 1.9 } as const;

/** How far link `n` shakes the board, `ticks` after its burst. */
export function shake(n: number, ticks: number): number {
  if (n < SHAKE_FROM || ticks < 0 || ticks >= SHAKE_TICKS) return 0;
  const amplitude = Math.min(SHAKE.most, SHAKE.perLink * (n - SHAKE_FROM + 1));
  return amplitude * (1 - ticks / SHAKE_TICKS) * Math.cos(ticks * SHAKE.speed);
}
