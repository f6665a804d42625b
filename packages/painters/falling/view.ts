import { type BoardLayout, canvasBox } from './layout.ts';

/** A layout in device pixels, seen from the left upper corner of its canvas. */
export interface BoardView {
  readonly cols: number;
  /** Visible rows. */
  readonly rows: number;
  /** Device pixels from cell to cell. */
  readonly pitch: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  readonly field: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
}

export function viewOf(layout: BoardLayout, ratio: number): BoardView {
  const box = canvasBox(layout);
  const { field, cell } = layout;
  return {
    cols: Math.round(field.width / cell),
    rows: Math.round(field.height / cell),
    pitch: cell * ratio,
    ratio,
    field: {
      x: Math.round((field.x - box.x) * ratio),
      y: Math.round((field.y - box.y) * ratio),
      width: field.width * ratio,
      height: field.height * ratio,
    },
    width: Math.round(box.width * ratio),
    height: Math.round(box.height * ratio),
  };
}

/** The middle of a column, which may be a fraction. */
export function xOf({ field, pitch }: BoardView, col: number): number {
  return field.x + (col + 0.5) * pitch;
}

/** The middle of a row. */
export function yOf({ field, pitch, rows }: BoardView, row: number): number {
  return field.y + (rows - row - 0.5) * pitch;
}
