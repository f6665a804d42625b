// Curves over time. Times are ticks, lengths cells, unless a name says otherwise.

import { clamp, type Keyframe, valueAt } from '../canvas/curves.ts';
import type { Scale } from '../canvas/surface.ts';

export const SHIFT_TICKS = 3;
export const ROTATION_TICKS = 4;
export const LAND_TICKS = 14;
/** Ticks for which a landed block is outlined under reduced motion. */
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

/** Scale of a landed block, `ticks` ticks after the touch. */
export function squash(ticks: number, strength = HARD_STRENGTH): Scale {
  return {
    x: 1 + (valueAt(WIDTHS, ticks) - 1) * strength,
    y: 1 + (valueAt(HEIGHTS, ticks) - 1) * strength,
  };
}

/** Cells per second from which a falling block is stretched. */
const FAST = 12;
const STRETCH: Scale = { x: 0.96, y: 1.06 };
export const NO_SCALE: Scale = { x: 1, y: 1 };

export function stretch(cellsPerSecond: number): Scale {
  return cellsPerSecond > FAST ? STRETCH : NO_SCALE;
}

const NUDGE = 0.03;
const NUDGE_TICKS = 9;
/** Ticks from one side to the other. */
const SWAY_TICKS = 3;

/** Cells by which a landing pushes a neighbor aside, `ticks` ticks after the touch. */
export function nudge(ticks: number): number {
  if (ticks <= 0 || ticks >= NUDGE_TICKS) return 0;
  return NUDGE * Math.sin((ticks / SWAY_TICKS) * Math.PI) * (1 - ticks / NUDGE_TICKS);
}

/** Speed of a fall at its start, as a share of the mean speed. */
const FALL_START = 0.4;

/** Share of the way that a fall has come after the share `t` of its time; it gathers speed. */
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

/** Share of the clearing time at which a group turns into its burst. */
export const BURST_AT = 0.8;
/** Share of the clearing time at which eyes squeeze and the glow appears. */
export const SQUEEZE_AT = 0.2;

export function swell(p: number): number {
  return valueAt(SWELL, p);
}

export function flash(p: number): number {
  return valueAt(FLASH, p);
}

export const NUMERAL_IN = 12;
export const NUMERAL_OUT = 20;
const NUMERAL_SCALES: readonly Keyframe[] = [
  [0, 0.6],
  [7, 1.15],
  [NUMERAL_IN, 1],
];

export function numeralScale(ticks: number): number {
  return valueAt(NUMERAL_SCALES, ticks);
}

/** Cells per em. */
const NUMERAL_SIZE = { first: 1.1, perLink: 0.14, max: 2.4 } as const;

/** Size of the chain numeral of link `n`, in cells per em. */
export function numeralSize(n: number): number {
  return Math.min(NUMERAL_SIZE.first + NUMERAL_SIZE.perLink * n, NUMERAL_SIZE.max);
}

export const SHAKE_TICKS = 10;
const SHAKE_FROM = 3;
/** Amplitudes in cells, speed in radians per tick. */
const SHAKE = { perLink: 0.012, max: 0.06, speed: 1.9 } as const;

/** Offset of the board by link `n`, in cells, `ticks` ticks after its burst. */
export function shake(n: number, ticks: number): number {
  if (n < SHAKE_FROM || ticks < 0 || ticks >= SHAKE_TICKS) return 0;
  const amplitude = Math.min(SHAKE.max, SHAKE.perLink * (n - SHAKE_FROM + 1));
  return amplitude * (1 - ticks / SHAKE_TICKS) * Math.cos(ticks * SHAKE.speed);
}
