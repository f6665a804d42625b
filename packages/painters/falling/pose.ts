// Pose of the falling pair: between two ticks, sliding sideways and turning around its axis.

import { TICKS_PER_SECOND } from '@rensa/engine';
import type { FallingPair, FallingState } from '@rensa/games/falling';
import { clamp, easeOut, lerp } from '../canvas/curves.ts';
import type { Scale } from '../canvas/surface.ts';
import { LAND_TICKS, NO_SCALE, ROTATION_TICKS, SHIFT_TICKS, SOFT_STRENGTH, squash, stretch } from './motion.ts';

/** Part of a state from which the pair's motion follows. */
export type PairState = Pick<FallingState, 'pair' | 'pairs'>;

/** Pose of a pair. Columns and rows may be fractions. `angle` leads from above to the child, clockwise, in radians. */
export interface PairPose {
  readonly pair: FallingPair;
  readonly axis: { readonly col: number; readonly row: number };
  readonly child: { readonly col: number; readonly row: number };
  readonly angle: number;
  readonly scale: Scale;
  readonly moving: boolean;
}

/** Moment at which a pair is drawn. */
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

/** Motion of the pair so far. */
export class PairMotion {
  #pairs = -1;
  #col: Glide = { from: 0, to: 0, start: 0 };
  #angle: Glide = { from: 0, to: 0, start: 0 };
  #facing = 0;
  /** Tick at which the pair last touched the ground. */
  touch: number | undefined;

  /** Takes in the place of the pair at a tick. */
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

/** Glide to another end, from its place at `time`. */
function glided(glide: Glide, to: number, time: number, ticks: number): Glide {
  return { from: along(glide, time, ticks), to, start: time };
}

function along({ from, to, start }: Glide, now: number, ticks: number): number {
  return from === to ? to : lerp(from, to, easeOut((now - start) / ticks));
}

function height({ row, drop, pace }: FallingPair): number {
  return row + drop / pace;
}

/** True if any part of the pair is above the visible field. */
export function isAbove({ row, facing, drop }: FallingPair, rows: number): boolean {
  return row + (facing === 0 ? 1 : 0) + (drop > 0 ? 1 : 0) >= rows;
}
