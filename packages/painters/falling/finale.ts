// End of a game on its board. A lost stack is outlined, turns red, and falls through the floor column by column; a won
// one hops. Everything follows from the ticks since the turn that ended it.

import { clamp, easeOut } from '../canvas/curves.ts';
import type { Scale } from '../canvas/surface.ts';
import type { Cue } from './cues.ts';
import { NO_SCALE, squash } from './motion.ts';

/** `done`: time is up, which is no loss. */
export type EndKind = 'lost' | 'won' | 'done';

export interface BoardEnd {
  readonly kind: EndKind;
  /** Tick of the turn that ended it. */
  readonly start: number;
  /** True against somebody: a stack goes sooner than alone. */
  readonly match: boolean;
  /** Word over the board of the side that has won. */
  readonly word?: string | undefined;
}

/** Ticks after the end: everybody looks, the outline, the red light, the red frame and the squeeze. */
export const LOOK_AT = 4;
export const OUTLINE_AT = 8;
const RED_AT = 14;
export const SQUEEZE_FROM = 20;
const FRAME_TICKS = 10;
/** Ticks after the end at which the first column lets go. */
const GO_AT = { alone: 36, match: 24 } as const;
/** Delay from one column to the next. */
const COLUMN_TICKS = 4;
const LIFT_TICKS = 3;
/** Ticks until something from the lower rows has reached the floor. */
const FLOOR_TICKS = 8;
/** Rows. */
const LIFT = 0.1;
/** Rows per tick². */
export const GRAVITY = 0.03;
/** Ticks after the end at which faces are glad and the floor is gold, and at which the stack hops. */
const GLAD_AT = 10;
export const HOP_AT = 30;
const GLAD_TICKS = 8;
const LOST_TICKS = 100;
const RED = 1;
const GOLD = 4;

const HOP_TICKS = 20;
const HOPS = 3;
/** Rows. */
const HOP = 0.4;
const HOP_STRENGTH = 0.3;

export function ageOf({ start }: BoardEnd, now: number): number {
  return now - start;
}

/** Ticks after the end at which a column lets go. `from` is the column that goes first. */
function letsGoAt({ match }: BoardEnd, col: number, from: number): number {
  return (match ? GO_AT.match : GO_AT.alone) + COLUMN_TICKS * Math.abs(col - from);
}

/** Ticks for which a column has been falling; below 0 if it has not let go. */
export function fallingFor(end: BoardEnd, now: number, col: number, from: number): number {
  return ageOf(end, now) - letsGoAt(end, col, from);
}

/** Cues of an end, besides that of the event: columns that fall, or a cheer. None under reduced motion. */
export function endCues(end: BoardEnd, cols: number, from: number): readonly Cue[] {
  if (end.kind !== 'lost') return end.word === undefined ? [] : [{ cue: 'allClear', level: 1, delay: HOP_AT }];
  const delays = new Set(Array.from({ length: cols }, (_, col) => letsGoAt(end, col, from)));
  return [...delays].map((delay, i) => ({ cue: 'crumble', level: 1 + i, delay: delay + FLOOR_TICKS }));
}

/** Rows that something has fallen `ticks` ticks after it let go: first it is lifted a little. */
export function fallenBy(ticks: number): number {
  if (ticks <= 0) return 0;
  if (ticks < LIFT_TICKS) return -LIFT * easeOut(ticks / LIFT_TICKS);
  return (GRAVITY / 2) * (ticks - LIFT_TICKS) ** 2 - LIFT;
}

/** Height of a stack that hops, in rows, `ticks` ticks after it began; each hop is lower than the last. */
export function hopOf(ticks: number): number {
  if (ticks < 0 || ticks >= HOP_TICKS * HOPS) return 0;
  return HOP * Math.sin((Math.PI * (ticks % HOP_TICKS)) / HOP_TICKS) * (1 - ticks / (HOP_TICKS * HOPS));
}

/** Scale of a stack that hops: it is squashed whenever it lands. */
export function hopScale(ticks: number): Scale {
  if (ticks < HOP_TICKS) return NO_SCALE;
  const hops = Math.min(HOPS, Math.floor(ticks / HOP_TICKS));
  return squash(ticks - hops * HOP_TICKS, HOP_STRENGTH / hops);
}

interface Tint {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

/** Light from the floor: red for a loss, gold for a win. */
export function endTint({ kind, start }: BoardEnd, tint: Tint, full: boolean): Tint {
  if (kind === 'done') return tint;
  const to = kind === 'lost' ? RED : GOLD;
  const at = kind === 'lost' ? RED_AT : GLAD_AT;
  return { from: tint.to, to, start: start + (full ? at : 0) };
}

/** Brightness of the red frame, from 0 to 1. */
export function frameBrightness(end: BoardEnd, now: number, full: boolean): number {
  if (end.kind !== 'lost') return 0;
  return full ? clamp((ageOf(end, now) - SQUEEZE_FROM) / FRAME_TICKS) : 1;
}

/** True once a side that has not lost is glad. */
export function isGlad(end: BoardEnd | undefined, now: number, full: boolean): boolean {
  return end !== undefined && end.kind !== 'lost' && (!full || ageOf(end, now) >= GLAD_AT);
}

/** True while the picture still changes. */
export function isEnding(end: BoardEnd, now: number, full: boolean): boolean {
  const most = end.kind === 'lost' ? LOST_TICKS : HOP_AT + HOP_TICKS * HOPS + GLAD_TICKS;
  return full && ageOf(end, now) < most;
}
