// Where the field goes on a screen: a box in, numbers out, all in CSS pixels.

/** The screen less its safe areas. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** Where a board stands. */
export interface BoardLayout {
  /** `bare` is a board without a well, as wide as its canvas. */
  readonly kind: 'phone' | 'tablet' | 'desktop' | 'low' | 'bare';
  readonly cell: number;
  /** Cells above the field that its vessel takes. */
  readonly head: number;
  /** The cells only; the vessel's edge lies outside. */
  readonly field: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A board on a screen of its own, with what is around it. */
export interface PageLayout extends BoardLayout {
  readonly kind: 'phone' | 'tablet' | 'desktop' | 'low';
  /** The width of a rail. */
  readonly rail: number;
  /** The height of the touch deck, 0 for none. */
  readonly deck: number;
}

/** The room that a vessel takes besides its cells. */
export interface VesselRoom {
  /** Above the field, in cells. */
  readonly head: number;
  /** On a phone: where the field begins, what is beside it in all, and how much of that is the rail. */
  readonly phone: { readonly x: number; readonly beside: number; readonly rail: number };
}

interface Grid extends VesselRoom {
  readonly cols: number;
  readonly rows: number;
}

const WELL: VesselRoom = { head: 0, phone: { x: 12, beside: 90, rail: 56 } };

/** How far the well's frame lies outside the cells. */
export const FRAME = 6;

const LOW_HEIGHT = 500;
const TABLET_WIDTH = 600;
const DESKTOP_WIDTH = 1024;
const SMALLEST_CELL = 8;
/** In cells; what swells at the side is not cut off. */
const BARE_MARGIN = 0.12;

export function layoutField(box: Box, cols: number, rows: number, room: VesselRoom = WELL): PageLayout {
  const grid = { cols, rows, ...room };
  if (box.height < LOW_HEIGHT) return low(box, grid);
  if (box.width < TABLET_WIDTH) return phone(box, grid);
  return box.width < DESKTOP_WIDTH ? tablet(box, grid) : desktop(box, grid);
}

/** A board that fills a card from the floor up; what does not fit stands out above it. */
export function layoutBare(width: number, height: number, cols: number, rows: number): BoardLayout {
  const cell = width / (cols + 2 * BARE_MARGIN);
  return { kind: 'bare', cell, head: 0, field: place(BARE_MARGIN * cell, height - cell * rows, cell, { cols, rows }) };
}

function phone(box: Box, grid: Grid): PageLayout {
  const { head, phone } = grid;
  const deck = phoneDeck(box);
  const cell = fit((box.width - phone.beside) / grid.cols, (box.height - 112 - deck) / tall(grid));
  const block = cell * grid.cols + phone.beside;
  const x = phone.x + Math.max(0, Math.floor((box.width - block) / 2));
  const field = place(x, 70 + Math.round(head * cell), cell, grid);
  return { kind: 'phone', cell, head, field, rail: phone.rail, deck };
}

function phoneDeck({ height, touch }: Box): number {
  if (!touch || height < 640) return 0;
  return height >= 800 ? 100 : 76;
}

function tablet(box: Box, grid: Grid): PageLayout {
  const below = box.touch ? 148 : 0;
  const cell = fit((box.width - 272) / grid.cols, (box.height - 120 - below) / tall(grid));
  const field = center({ ...box, height: box.height - below }, cell, grid);
  return { kind: 'tablet', cell, head: grid.head, field, rail: 120, deck: box.touch ? 100 : 0 };
}

function desktop(box: Box, grid: Grid): PageLayout {
  const cell = fit((box.height - 108) / tall(grid), (box.width - 640) / grid.cols);
  return { kind: 'desktop', cell, head: grid.head, field: center(box, cell, grid), rail: 104, deck: 0 };
}

function low(box: Box, grid: Grid): PageLayout {
  const cell = fit((box.height - 24) / tall(grid), (box.width - 90) / grid.cols);
  const field = center(box, cell, grid);
  return { kind: 'low', cell, head: grid.head, field, rail: Math.max(0, field.x - 2 * FRAME - 6), deck: 0 };
}

/** Cells from the top of the vessel to the floor. */
function tall({ head, rows }: Grid): number {
  return head + rows;
}

function fit(...sizes: readonly number[]): number {
  return Math.max(SMALLEST_CELL, Math.floor(Math.min(...sizes)));
}

function place(x: number, y: number, cell: number, { cols, rows }: Pick<Grid, 'cols' | 'rows'>): PageLayout['field'] {
  return { x, y, width: cell * cols, height: cell * rows };
}

function center(box: Box, cell: number, grid: Grid): PageLayout['field'] {
  const x = Math.floor((box.width - cell * grid.cols) / 2);
  const top = Math.floor((box.height - cell * tall(grid)) / 2);
  return place(x, top + Math.round(cell * grid.head), cell, grid);
}

/** The cell under a point of the box; row 0 is the floor. */
export function cellAt({ cell, field }: PageLayout, x: number, y: number): { row: number; col: number } | null {
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
/** Above the head of a vessel, in cells. */
const ABOVE_HEAD = 0.5;

/** What the canvas covers: the field, its vessel, glow and shadow around it, and hidden rows above it. */
export function canvasBox({ kind, cell, head, field }: BoardLayout): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  if (kind === 'bare') return { x: 0, y: 0, width: field.width + 2 * field.x, height: field.y + field.height };
  const margin = kind === 'low' ? LOW_MARGIN : MARGIN;
  const side = Math.min(margin, field.x);
  const rows = Math.max(ROWS_ABOVE, head === 0 ? 0 : head + ABOVE_HEAD);
  const above = Math.min(Math.max(margin, Math.ceil(cell * rows)), field.y);
  return {
    x: field.x - side,
    y: field.y - above,
    width: field.width + 2 * side,
    height: field.height + above + margin,
  };
}
