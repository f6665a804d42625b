// Emblems of achievements: a ground, and a drawing from the pieces of a game on it.

import type { Look } from '@rensa/painters';

/** A pen whose unit is a CSS pixel, and the square that it paints. */
export interface EmblemCanvas {
  readonly pen: CanvasRenderingContext2D;
  readonly side: number;
  readonly look: Look;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** False on a dark plate, where only the shape is seen. */
  readonly earned: boolean;
}

/** A face in an emblem. */
export interface EmblemFace {
  readonly color: number;
  readonly mood: 'happy' | 'blink';
}

export type Paint = (canvas: EmblemCanvas) => void;

/** A drawing, or faces in its place. */
export interface EmblemDrawing {
  readonly paint?: Paint;
  readonly faces?: readonly EmblemFace[];
  /** Number in the corner. */
  readonly number?: number;
}

/** Emblems of a group of achievements, by their ids. */
export interface EmblemSet {
  /** Colors of the ground, from top to bottom. */
  readonly ground: readonly [string, string];
  readonly drawings: Readonly<Record<string, EmblemDrawing>>;
}

/** Share of the side that a drawing takes at most. */
const FILL = 0.7;

/** Place of something `cols` cells wide and `rows` high in the middle of an emblem. */
export function middleOf(
  side: number,
  cols: number,
  rows: number,
): { readonly cell: number; readonly at: { readonly x: number; readonly y: number } } {
  const cell = (FILL * side) / Math.max(cols, rows);
  return { cell, at: { x: (side - cols * cell) / 2, y: (side - rows * cell) / 2 } };
}
