// Where the falling pair is seen: between two ticks, sliding sideways and swinging around its axis.

import { TICKS_PER_SECOND } from '@rensa/engine';
import type { FallingPair, FallingState } from '@rensa/games/falling';
import { clamp, easeOut, lerp } from '../canvas/curves.ts';
import type { Scale } from '../canvas/surface.ts';
import { LAND_TICKS, NO_SCALE, SHIFT_TICKS, SOFT_STRENGTH, squash, stretch, ROTATION_TICKS } from './motion.ts';

/** The part of a state that a pair is followed by. */
export type PairState = Pick<FallingState, 'pair' | 'pairs'>;

/** Columns and rows are fractions; the child is `angle` around the axis, 0 above, clockwise. */
export interface PairPose {
  readonly pair: FallingPair;
  readonly axis: { readonly col: number; readonly row: number };
  readonly child: { readonly col: number; readonly row: number };
  readonly angle: number;
  readonly scale: Scale;
  readonly moving: boolean;
}

/** The moment at which a pair is seen. */
interface Moment {
  readonly before: PairState;
  readonly after: PairState;
  readonly mix: number;
  readonly now: number;
  readonly full: boolean;
}

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

const QUARTER = Math.PI / 2;

/** Remembers how the pair has moved. */
export class PairMotion {
  #pairs = -1;
  #col: Glide = { from: 0, to: 0, start: 0 };
  #angle: Glide = { from: 0, to: 0, start: 0 };
  #facing = 0;
  /** When the pair last touched the ground. */
  touch: number | undefined;

  /** Takes in where the pair is at a tick. */
  follow({ pair, pairs }: PairState, time: number): void {
    if (pair === null) return;
    if (pairs !== this.#pairs) return this.#begin(pair, pairs, time);
    if (pair.col !== this.#col.to) this.#col = glided(this.#col, pair.col, time, SHIFT_TICKS);
    if (pair.facing === this.#facing) return;
    const quarters = ((pair.facing - this.#facing + 5) % 4) - 1;
    this.#angle = glided(this.#angle, this.#angle.to + quarters * QUARTER, time, ROTATION_TICKS);
    this.#facing = pair.facing;
  }

  pose({ before, after, mix, now, full }: Moment): PairPose | undefined {
    const { pair } = after;
    if (pair === null) return undefined;
    const last = before.pair !== null && before.pairs === after.pairs ? before.pair : pair;
    const row = lerp(height(last), height(pair), clamp(mix));
    const col = full ? along(this.#col, now, SHIFT_TICKS) : pair.col;
    const angle = full ? along(this.#angle, now, ROTATION_TICKS) : pair.facing * QUARTER;
    return {
      pair,
      axis: { col, row },
      child: { col: col + Math.sin(angle), row: row + Math.cos(angle) },
      angle,
      scale: full ? this.#scale(height(last) - height(pair), now) : NO_SCALE,
      moving: height(last) !== height(pair) || this.#isGliding(now),
    };
  }

  #begin({ col, facing }: FallingPair, pairs: number, time: number): void {
    this.#pairs = pairs;
    this.touch = undefined;
    this.#facing = facing;
    this.#col = { from: col, to: col, start: time };
    this.#angle = { from: facing * QUARTER, to: facing * QUARTER, start: time };
  }

  #scale(rowsFallen: number, now: number): Scale {
    if (this.touch !== undefined && rowsFallen <= 0) return squash(now - this.touch, SOFT_STRENGTH);
    return stretch(rowsFallen * TICKS_PER_SECOND);
  }

  #isGliding(now: number): boolean {
    const touched = this.touch !== undefined && now - this.touch < LAND_TICKS;
    return touched || now - this.#col.start < SHIFT_TICKS || now - this.#angle.start < ROTATION_TICKS;
  }
}

/** On to another end from where it is by now. */
function glided(glide: Glide, to: number, time: number, ticks: number): Glide {
  return { from: along(glide, time, ticks), to, start: time };
}

function along({ from, to, start }: Glide, now: number, ticks: number): number {
  return from === to ? to : lerp(from, to, easeOut((now - start) / ticks));
}

function height({ row, drop, pace }: FallingPair): number {
  return row + drop / pace;
}

/** Is any part of the pair above the visible field? */
export function isAbove({ row, facing, drop }: FallingPair, rows: number): boolean {
  return row + (facing === 0 ? 1 : 0) + (drop > 0 ? 1 : 0) >= rows;
}
