// Where the field goes on a screen: a box in, numbers out, all in CSS pixels.

/** The screen less its safe areas. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** Where a board stands. */
export interface Stand {
  /** `bare` is a board without a well, as wide as its canvas. */
  readonly kind: 'phone' | 'tablet' | 'desktop' | 'low' | 'bare';
  readonly cell: number;
  /** The cells only; the well's frame lies outside. */
  readonly field: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A board on a screen of its own, with what is around it. */
export interface Layout extends Stand {
  readonly kind: 'phone' | 'tablet' | 'desktop' | 'low';
  /** The width of a rail. */
  readonly rail: number;
  /** The height of the touch deck, 0 for none. */
  readonly deck: number;
}

interface Grid {
  readonly cols: number;
  readonly rows: number;
}

/** How far the well's frame lies outside the cells. */
export const FRAME = 6;

const LOW_HEIGHT = 500;
const TABLET_WIDTH = 600;
const DESKTOP_WIDTH = 1024;
const SMALLEST_CELL = 8;
/** In cells; what swells at the side is not cut off. */
const BARE_MARGIN = 0.12;

export function layoutField(box: Box, cols: number, rows: number): Layout {
  const grid = { cols, rows };
  if (box.height < LOW_HEIGHT) return low(box, grid);
  if (box.width < TABLET_WIDTH) return phone(box, grid);
  return box.width < DESKTOP_WIDTH ? tablet(box, grid) : desktop(box, grid);
}

/** A board that fills a card from the floor up; what does not fit stands out above it. */
export function layoutBare(width: number, height: number, cols: number, rows: number): Stand {
  const cell = width / (cols + 2 * BARE_MARGIN);
  return { kind: 'bare', cell, field: place(BARE_MARGIN * cell, height - cell * rows, cell, { cols, rows }) };
}

function phone(box: Box, grid: Grid): Layout {
  const deck = phoneDeck(box);
  const cell = fit((box.width - 90) / grid.cols, (box.height - 112 - deck) / grid.rows);
  const block = cell * grid.cols + 90;
  const x = 12 + Math.max(0, Math.floor((box.width - block) / 2));
  return { kind: 'phone', cell, field: place(x, 70, cell, grid), rail: 56, deck };
}

function phoneDeck({ height, touch }: Box): number {
  if (!touch || height < 640) return 0;
  return height >= 800 ? 100 : 76;
}

function tablet(box: Box, grid: Grid): Layout {
  const below = box.touch ? 148 : 0;
  const cell = fit((box.width - 272) / grid.cols, (box.height - 120 - below) / grid.rows);
  const field = centre({ ...box, height: box.height - below }, cell, grid);
  return { kind: 'tablet', cell, field, rail: 120, deck: box.touch ? 100 : 0 };
}

function desktop(box: Box, grid: Grid): Layout {
  const cell = fit((box.height - 108) / grid.rows, (box.width - 640) / grid.cols);
  return { kind: 'desktop', cell, field: centre(box, cell, grid), rail: 104, deck: 0 };
}

function low(box: Box, grid: Grid): Layout {
  const cell = fit((box.height - 24) / grid.rows, (box.width - 90) / grid.cols);
  const field = centre(box, cell, grid);
  return { kind: 'low', cell, field, rail: Math.max(0, field.x - 2 * FRAME - 6), deck: 0 };
}

function fit(...sizes: readonly number[]): number {
  return Math.max(SMALLEST_CELL, Math.floor(Math.min(...sizes)));
}

function place(x: number, y: number, cell: number, { cols, rows }: Grid): Layout['field'] {
  return { x, y, width: cell * cols, height: cell * rows };
}

function centre(box: Box, cell: number, grid: Grid): Layout['field'] {
  const x = Math.floor((box.width - cell * grid.cols) / 2);
  const y = Math.floor((box.height - cell * grid.rows) / 2);
  return place(x, y, cell, grid);
}

/** The cell under a point of the box; row 0 is the floor. */
export function cellAt({ cell, field }: Layout, x: number, y: number): { row: number; col: number } | null {
  const col = Math.floor((x - field.x) / cell);
  const down = Math.floor((y - field.y) / cell);
  const rows = Math.round(field.height / cell);
  const cols = Math.round(field.width / cell);
  if (col < 0 || col >= cols || down < 0 || down >= rows) return null;
  return { row: rows - 1 - down, col };
}

const MARGIN = 40;
const LOW_MARGIN = 12;
const ROWS_ABOVE = 1.25;

/** What the canvas covers: the field, the well's frame, glow and shadow around it, and a hidden row above it. */
export function canvasBox({ kind, cell, field }: Stand): { x: number; y: number; width: number; height: number } {
  if (kind === 'bare') return { x: 0, y: 0, width: field.width + 2 * field.x, height: field.y + field.height };
  const margin = kind === 'low' ? LOW_MARGIN : MARGIN;
  const side = Math.min(margin, field.x);
  const above = Math.min(Math.max(margin, Math.ceil(cell * ROWS_ABOVE)), field.y);
  return {
    x: field.x - side,
    y: field.y - above,
    width: field.width + 2 * side,
    height: field.height + above + margin,
  };
}
