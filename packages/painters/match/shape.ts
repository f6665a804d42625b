// What the layouts of a match have in common.

import { type Box, FRAME, type PageLayout } from '../falling/layout.ts';
import type { Region } from './region.ts';

/** The board of a game, with the room that its vessel takes. */
export interface MatchShape {
  readonly cols: number;
  readonly rows: number;
  /** Above the field, in cells. */
  readonly head: number;
  /** How far the vessel's edge lies outside the cells, in CSS pixels. */
  readonly edge?: number;
  /** How many next pieces are shown: 2 unless given. */
  readonly waiting?: 1 | 2;
}

/** A board in a match, with what belongs to it. */
export interface SeatLayout extends PageLayout {
  /** What is on its way to the board, above it. */
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
  /** Rounds, and what is being sent. */
  readonly middle: Region;
  /** The touch pads in one row; undefined where there are none, or where they are at both edges. */
  readonly deck: Region | undefined;
}

export interface MatchBox extends Box {
  /** Two people, or nobody, on this side of the screen: no board is larger than the other. */
  readonly equal: boolean;
  /** Beside a time line, which says when and what is sent: less is around the boards. */
  readonly brief?: boolean;
}

const SMALLEST_CELL = 8;

/** Cells from the top of the vessel to the floor. */
export function tall({ head, rows }: MatchShape): number {
  return head + rows;
}

export function edgeOf({ edge = FRAME }: MatchShape): number {
  return edge;
}

/** The largest whole cell of these. */
export function fit(...sizes: readonly number[]): number {
  return Math.max(SMALLEST_CELL, Math.floor(Math.min(...sizes)));
}

/** The field in a vessel whose top is at `y`. */
export function fieldAt(x: number, y: number, cell: number, { cols, rows, head }: MatchShape): Region {
  return { x, y: y + Math.round(head * cell), width: cell * cols, height: cell * rows };
}
