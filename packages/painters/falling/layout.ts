// Layout of a field on a screen: a box in, numbers out, all in CSS pixels.

/** The screen without its safe areas. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** Factor by which the person enlarges text; parts that hold text grow with it. */
  readonly text?: number;
}

/** Place of a board on its page. */
export interface BoardLayout {
  /** `bare` is a board without a well, as wide as its canvas. */
  readonly kind: 'phone' | 'tablet' | 'desktop' | 'low' | 'bare';
  readonly cell: number;
  /** Cells above the field that its vessel takes. */
  readonly head: number;
  /** The cells only; the vessel's edge lies outside. */
  readonly field: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A board alone on a screen, with the parts around it. */
export interface PageLayout extends BoardLayout {
  readonly kind: 'phone' | 'tablet' | 'desktop' | 'low';
  /** The width of a rail. */
  readonly rail: number;
  /** The height of the touch deck, 0 for none. */
  readonly deck: number;
}

/** Room that a vessel takes besides its cells. */
export interface VesselRoom {
  /** Cells above the field. */
  readonly head: number;
  /** Cells kept free above that for a new piece. */
  readonly entry: number;
  /** Phone: left edge of the field, total width beside it, and the part of that width for the rail. */
  readonly phone: { readonly x: number; readonly beside: number; readonly rail: number };
}

export interface BoardSize {
  readonly cols: number;
  readonly rows: number;
}

type VesselSize = BoardSize & VesselRoom;

const WELL: VesselRoom = { head: 0, entry: 1, phone: { x: 12, beside: 90, rail: 56 } };

/** Width of the well's frame outside the cells. */
export const FRAME = 6;

const LOW_HEIGHT = 500;
const TABLET_WIDTH = 600;
const DESKTOP_WIDTH = 1024;
const MIN_CELL = 8;
/** Cells at each side, so that pieces that swell are not cut off. */
const BARE_MARGIN = 0.12;

/** Heights: the bar; minimum above the field; total above and below it, without the deck; minimum below it. */
const PHONE = { bar: 56, top: 70, around: 112, below: 20 } as const;
/** Heights of the touch deck, by minimum height of the phone. */
const PHONE_DECKS = [
  { height: 800, deck: 100 },
  { height: 640, deck: 76 },
] as const;
/** Total above and below the field with its room for a new piece. */
const EDGES = 36;
/** Totals beside the field, and above and below it; the rail; the deck, and the height kept free for it. */
const TABLET = { beside: 272, around: 120, rail: 120, deck: 100, below: 148 } as const;
const DESKTOP = { beside: 640, around: 108, rail: 104 } as const;
/** `railGap` is between a rail and the frame of the well. */
const LOW = { beside: 180, around: 24, railGap: 6 } as const;

/** Lays out a board on a page, in the middle of the parts around it. */
export function layoutField(box: Box, cols: number, rows: number, room: VesselRoom = WELL): PageLayout {
  const size = { cols, rows, ...room };
  const width = box.width / textOf(box);
  if (box.height < LOW_HEIGHT && box.width > box.height) return low(box, size);
  if (width < TABLET_WIDTH) return phone(box, size);
  return width < DESKTOP_WIDTH ? tablet(box, size) : desktop(box, size);
}

function textOf({ text = 1 }: Box): number {
  return text;
}

/** Lays out a board that fills a card from the floor up; rows that do not fit are above the card. */
export function layoutBare(width: number, height: number, cols: number, rows: number): BoardLayout {
  const cell = width / (cols + 2 * BARE_MARGIN);
  return { kind: 'bare', cell, head: 0, field: place(BARE_MARGIN * cell, height - cell * rows, cell, { cols, rows }) };
}

function phone(box: Box, size: VesselSize): PageLayout {
  const { head, entry, phone } = size;
  const text = textOf(box);
  const deck = phoneDeck(box);
  const rail = phone.rail * text;
  const beside = phone.beside - phone.rail + rail;
  const [bar, minTop] = [PHONE.bar * text, PHONE.top * text];
  const free = box.height - PHONE.below - 2 * FRAME - deck;
  const cell = fit(
    (box.width - beside) / size.cols,
    (box.height - PHONE.around - minTop + PHONE.top - deck) / tall(size),
    (free - bar) / (tall(size) + entry),
  );
  const x = phone.x + Math.max(0, Math.floor((box.width - cell * size.cols - beside) / 2));
  const top = Math.max(minTop, bar + FRAME + entry * cell);
  const field = place(x, top + Math.round(head * cell), cell, size);
  return { kind: 'phone', cell, head, field, rail, deck };
}

/** The height of a phone's touch deck, 0 for none. */
export function phoneDeck({ height, touch }: Box): number {
  return touch ? (PHONE_DECKS.find((fitting) => height >= fitting.height)?.deck ?? 0) : 0;
}

function tablet(box: Box, size: VesselSize): PageLayout {
  const below = box.touch ? TABLET.below : 0;
  const text = textOf(box);
  const cell = fit(
    (box.width - TABLET.beside * text) / size.cols,
    (box.height - TABLET.around - below) / tall(size),
    (box.height - EDGES - below) / (tall(size) + size.entry),
  );
  const field = center({ ...box, height: box.height - below }, cell, size);
  return { kind: 'tablet', cell, head: size.head, field, rail: TABLET.rail * text, deck: box.touch ? TABLET.deck : 0 };
}

function desktop(box: Box, size: VesselSize): PageLayout {
  const text = textOf(box);
  const cell = fit(
    (box.height - DESKTOP.around) / tall(size),
    (box.height - EDGES) / (tall(size) + size.entry),
    (box.width - DESKTOP.beside * text) / size.cols,
  );
  const field = center(box, cell, size);
  return { kind: 'desktop', cell, head: size.head, field, rail: DESKTOP.rail * text, deck: 0 };
}

function low(box: Box, size: VesselSize): PageLayout {
  const beside = LOW.beside * textOf(box);
  const cell = fit((box.height - LOW.around) / (tall(size) + size.entry), (box.width - beside) / size.cols);
  const field = center(box, cell, size);
  return { kind: 'low', cell, head: size.head, field, rail: Math.max(0, field.x - 2 * FRAME - LOW.railGap), deck: 0 };
}

/** Cells from the top of the vessel to the floor. */
function tall({ head, rows }: VesselSize): number {
  return head + rows;
}

function fit(...sizes: readonly number[]): number {
  return Math.max(MIN_CELL, Math.floor(Math.min(...sizes)));
}

function place(x: number, y: number, cell: number, { cols, rows }: BoardSize): PageLayout['field'] {
  return { x, y, width: cell * cols, height: cell * rows };
}

function center(box: Box, cell: number, size: VesselSize): PageLayout['field'] {
  const x = Math.floor((box.width - cell * size.cols) / 2);
  const above = size.head + size.entry;
  const top = Math.floor((box.height - cell * (above + size.rows)) / 2);
  return place(x, top + Math.round(cell * above), cell, size);
}

/** Room around the field for glow and shadow. */
const MARGIN = 40;
const LOW_MARGIN = 12;
/** Maximal room below the field: less than every layout leaves there. */
const MARGIN_BELOW = 18;
/** Hidden rows that are visible. */
const ROWS_ABOVE = 2;
/** Cells above the head of a vessel. */
const ABOVE_HEAD = 0.5;

/** Area of the canvas: the field, its vessel, glow and shadow around it, and hidden rows above it. */
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
  // The canvas does not cover the bar of a phone.
  const free = field.y - (kind === 'phone' ? PHONE.bar : 0);
  const above = Math.min(Math.max(margin, Math.ceil(cell * rows)), free);
  return {
    x: field.x - side,
    y: field.y - above,
    width: field.width + 2 * side,
    height: field.height + above + Math.min(margin, MARGIN_BELOW),
  };
}
