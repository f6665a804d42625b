import type { Point } from '../canvas/point.ts';
import type { Pen } from '../canvas/surface.ts';
import type { LoopLayout } from './layout.ts';

/** A board in device pixels. */
export interface LoopView {
  readonly pen: Pen;
  readonly pitch: number;
  readonly margin: number;
  readonly ratio: number;
  readonly rows: number;
  readonly cols: number;
}

export function loopView(pen: Pen, { cell, rows, cols, margin }: LoopLayout, ratio: number): LoopView {
  return { pen, pitch: cell * ratio, margin: margin * ratio, ratio, rows, cols };
}

/** The middle of a cell. */
export function centerOf({ pitch, margin, cols }: LoopView, cell: number): Point {
  return {
    x: margin + ((cell % cols) + 0.5) * pitch,
    y: margin + (Math.floor(cell / cols) + 0.5) * pitch,
  };
}

/** The left upper corner of a cell, on a whole pixel. */
export function cornerOf(view: LoopView, cell: number): Point {
  const { x, y } = centerOf(view, cell);
  return { x: Math.round(x - view.pitch / 2), y: Math.round(y - view.pitch / 2) };
}
