// Where the falling pair is seen: between two ticks, sliding sideways and swinging around its axis.

import type { Frame } from './painter.ts';
import { clamp, easeOut, lerp } from '../canvas/curves.ts';
import type { Scale } from '../canvas/surface.ts';
import { SHIFT_TICKS, squash, STILL, stretch, TURN_TICKS } from './motion.ts';

/** A pair of any game, and the state that has it. */
export interface Held {
  readonly axis: number;
  readonly child: number;
  /** Of the axis. */
  readonly row: number;
  readonly col: number;
  /** Where the child is, seen from the axis: 0 above, 1 right, 2 below, 3 left. */
  readonly facing: number;
  /** It is drawn `drop / pace` rows higher. */
  readonly drop: number;
  readonly pace: number;
}

export interface Hand {
  readonly pair: Held | null;
  /** How many were before it. */
  readonly pairs: number;
}

/** Columns and rows are fractions; the child is `angle` around the axis, 0 above, clockwise. */
export interface Pose {
  readonly pair: Held;
  readonly axis: { readonly col: number; readonly row: number };
  readonly child: { readonly col: number; readonly row: number };
  readonly angle: number;
  readonly scale: Scale;
  readonly moving: boolean;
}

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

/** Remembers how the pair has moved. */
export class Track {
  #pairs = -1;
  #col: Glide = { from: 0, to: 0, start: 0 };
  #angle: Glide = { from: 0, to: 0, start: 0 };
  #facing = 0;
  /** When the pair last touched the ground. */
  touch: number | undefined;

  forget(): void {
    this.#pairs = -1;
    this.touch = undefined;
  }

  pose({ before, after, mix, now }: Frame<Hand, unknown>, full: boolean): Pose | undefined {
    const { pair } = after;
    if (pair === null) return undefined;
    this.#follow(pair, after.pairs, now);
    const last = before.pair !== null && before.pairs === after.pairs ? before.pair : pair;
    const row = lerp(height(last), height(pair), clamp(mix));
    const col = full ? along(this.#col, now, SHIFT_TICKS) : pair.col;
    const angle = full ? along(this.#angle, now, TURN_TICKS) : (pair.facing * Math.PI) / 2;
    return {
      pair,
      axis: { col, row },
      child: { col: col + Math.sin(angle), row: row + Math.cos(angle) },
      angle,
      scale: full ? this.#scale(height(last) - height(pair), now) : STILL,
      moving: height(last) !== height(pair) || this.#gliding(now),
    };
  }

  #follow(pair: Held, pairs: number, now: number): void {
    if (pairs !== this.#pairs) {
      this.#pairs = pairs;
      this.touch = undefined;
      this.#facing = pair.facing;
      this.#col = { from: pair.col, to: pair.col, start: now };
      const angle = (pair.facing * Math.PI) / 2;
      this.#angle = { from: angle, to: angle, start: now };
      return;
    }
    if (pair.col !== this.#col.to) this.#col = { from: along(this.#col, now, SHIFT_TICKS), to: pair.col, start: now };
    if (pair.facing === this.#facing) return;
    const quarters = ((pair.facing - this.#facing + 5) % 4) - 1;
    const to = this.#angle.to + (quarters * Math.PI) / 2;
    this.#angle = { from: along(this.#angle, now, TURN_TICKS), to, start: now };
    this.#facing = pair.facing;
  }

  #scale(rowsFallen: number, now: number): Scale {
    if (this.touch !== undefined && rowsFallen <= 0) return squash(now - this.touch, 0.5);
    return stretch(rowsFallen * 60);
  }

  #gliding(now: number): boolean {
    const touched = this.touch !== undefined && now - this.touch < 14;
    return touched || now - this.#col.start < SHIFT_TICKS || now - this.#angle.start < TURN_TICKS;
  }
}

function along({ from, to, start }: Glide, now: number, ticks: number): number {
  return from === to ? to : lerp(from, to, easeOut((now - start) / ticks));
}

function height({ row, drop, pace }: Held): number {
  return row + drop / pace;
}

/** Is any part of the pair above the visible field? */
export function isAbove({ row, facing, drop }: Held, rows: number): boolean {
  return row + (facing === 0 ? 1 : 0) + (drop > 0 ? 1 : 0) >= rows;
}
