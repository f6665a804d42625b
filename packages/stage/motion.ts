// Curves over time. Times are ticks, lengths cells, unless a name says otherwise.

export function clamp(x: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, x));
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function easeOut(t: number): number {
  return 1 - (1 - clamp(t)) ** 3;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

type Key = readonly [at: number, value: number];

/** A value that passes through its keys, gently, and stays at the outermost ones. */
function through(keys: readonly Key[], at: number): number {
  let [before, value] = keys[0] as Key;
  if (at <= before) return value;
  for (const [next, target] of keys) {
    if (at < next) return lerp(value, target, smooth((at - before) / (next - before)));
    [before, value] = [next, target];
  }
  return value;
}

/** The CSS curve cubic-bezier(.34, 1.56, .64, 1): overshoots, then comes back. */
export function backOut(t: number): number {
  const x = clamp(t);
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (bezier(0.34, 0.64, middle) < x) low = middle;
    else high = middle;
  }
  return bezier(1.56, 1, (low + high) / 2);
}

function bezier(a: number, b: number, u: number): number {
  return 3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u ** 3;
}

export const SHIFT_TICKS = 3;
export const TURN_TICKS = 4;
export const LAND_TICKS = 14;
export const JOIN_TICKS = 6;
export const RIM_TICKS = 4;
const SEED_PINCH = 0.2;

/** The pinch of a neck that grows, `t` from 0 to 1. */
export function growth(pinch: number, t: number): number {
  return t >= 1 ? pinch : lerp(SEED_PINCH, pinch, backOut(t));
}

export interface Scale {
  readonly x: number;
  readonly y: number;
}

const WIDTHS: readonly Key[] = [
  [0, 1],
  [3, 1.14],
  [8, 0.95],
  [LAND_TICKS, 1],
];
const HEIGHTS: readonly Key[] = [
  [0, 1],
  [3, 0.82],
  [8, 1.07],
  [LAND_TICKS, 1],
];

/** A landing, `ticks` after the touch; `strength` 1 for a fall, one half for a soft touch. */
export function squash(ticks: number, strength = 1): Scale {
  return {
    x: 1 + (through(WIDTHS, ticks) - 1) * strength,
    y: 1 + (through(HEIGHTS, ticks) - 1) * strength,
  };
}

const FAST = 12;
const STRETCH: Scale = { x: 0.96, y: 1.06 };
export const STILL: Scale = { x: 1, y: 1 };

export function stretch(cellsPerSecond: number): Scale {
  return cellsPerSecond > FAST ? STRETCH : STILL;
}

const NUDGE = 0.03;
const NUDGE_TICKS = 9;

/** How far a neighbour is pushed aside by a landing. */
export function nudge(ticks: number): number {
  if (ticks <= 0 || ticks >= NUDGE_TICKS) return 0;
  return NUDGE * Math.sin((ticks / 3) * Math.PI) * (1 - ticks / NUDGE_TICKS);
}

/** How far a fall has come, both from 0 to 1: it gathers speed. */
export function fallen(t: number): number {
  const x = clamp(t);
  return x * (0.4 + 0.6 * x);
}

const SWELL: readonly Key[] = [
  [0, 1],
  [0.2, 1.04],
  [0.45, 1.1],
  [0.65, 1.14],
  [0.8, 1.16],
];
const FLASH: readonly Key[] = [
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

const WANE: readonly Key[] = [
  [0, 1],
  [0.28, 1.1],
  [BURST_AT, 0.2],
];

/** Something hard that goes: a start, then it shrinks away. */
export function wane(p: number): number {
  return through(WANE, p);
}

export const NUMERAL_IN = 12;
export const NUMERAL_OUT = 20;

export function numeralScale(ticks: number): number {
  return through(
    [
      [0, 0.6],
      [7, 1.15],
      [NUMERAL_IN, 1],
    ],
    ticks,
  );
}

/** The size of the chain numeral of link `n`. */
export function numeralSize(n: number): number {
  return Math.min(1.1 + 0.14 * n, 2.4);
}

export const SHAKE_TICKS = 10;
const SHAKE_FROM = 3;

/** How far link `n` shakes the board, `ticks` after its burst. */
export function shake(n: number, ticks: number): number {
  if (n < SHAKE_FROM || ticks < 0 || ticks >= SHAKE_TICKS) return 0;
  const amplitude = Math.min(0.06, 0.012 * (n - 2));
  return amplitude * (1 - ticks / SHAKE_TICKS) * Math.cos(ticks * 1.9);
}
