// Types and helpers of all layouts of a match.

import { type Box, FRAME, type PageLayout } from '../falling/layout.ts';
import type { Region } from './region.ts';

/** The board of a game, with the room that its vessel takes. */
export interface MatchShape {
  readonly cols: number;
  readonly rows: number;
  /** Cells above the field. */
  readonly head: number;
  /** Width of the vessel's edge outside the cells, in CSS pixels. */
  readonly edge?: number;
  /** Number of next pieces shown; 2 by default. */
  readonly waiting?: 1 | 2;
}

/** A board in a match, with the parts around it. */
export interface SeatLayout extends PageLayout {
  /** Tray above the board, for garbage on its way to it. */
  readonly tray: Region;
  /** Name, face and score. */
  readonly name: Region;
  /** The next pieces; undefined where there is no room for them. */
  readonly next: Region | undefined;
}

export interface MatchLayout {
  /**
   * `beside`: two boards of one size. `low`, `narrow`: the same on a low screen, or on a narrow one. `large`: your board
   * large, the other one small.
   */
  readonly kind: 'beside' | 'low' | 'narrow' | 'large';
  readonly seats: readonly [SeatLayout, SeatLayout];
  readonly clock: Region;
  /** Region for rounds, and for pieces that are sent. */
  readonly middle: Region;
  /** The touch pads in one row; undefined where there are none, or where they are at both edges. */
  readonly deck: Region | undefined;
}

export interface MatchBox extends Box {
  /** True for two people, or nobody, on this side of the screen: no board is larger than the other. */
  readonly equal: boolean;
  /** True beside a time line, which tells when pieces are sent: fewer parts are around the boards. */
  readonly brief?: boolean;
}

const MIN_CELL = 8;

/** Cells from the top of the vessel to the floor. */
export function tall({ head, rows }: MatchShape): number {
  return head + rows;
}

export function edgeOf({ edge = FRAME }: MatchShape): number {
  return edge;
}

/** Largest whole cell that is within all these sizes. */
export function fit(...sizes: readonly number[]): number {
  return Math.max(MIN_CELL, Math.floor(Math.min(...sizes)));
}

/** The field in a vessel whose top is at `y`. */
export function fieldAt(x: number, y: number, cell: number, { cols, rows, head }: MatchShape): Region {
  return { x, y: y + Math.round(head * cell), width: cell * cols, height: cell * rows };
}
