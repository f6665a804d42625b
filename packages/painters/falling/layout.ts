// Where the field goes on a screen: a box in, numbers out, all in CSS pixels.

/** The screen less its safe areas. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** How many times as large as usual the person wants text; what holds text grows with it. */
  readonly text?: number;
}

/** Where a board is on its page. */
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
  /** Kept free above that for a new piece, in cells. */
  readonly entry: number;
  /** On a phone: where the field begins, what is beside it in all, and how much of that is the rail. */
  readonly phone: { readonly x: number; readonly beside: number; readonly rail: number };
}

export interface BoardSize {
  readonly cols: number;
  readonly rows: number;
}

type VesselSize = BoardSize & VesselRoom;

const WELL: VesselRoom = { head: 0, entry: 1, phone: { x: 12, beside: 90, rail: 56 } };

/** How far the well's frame lies outside the cells. */
export const FRAME = 6;

const LOW_HEIGHT = 500;
const TABLET_WIDTH = 600;
const DESKTOP_WIDTH = 1024;
const SMALLEST_CELL = 8;
/** In cells; what swells at the side is not cut off. */
const BARE_MARGIN = 0.12;

/** The bar; above the field at least, and above and below it in all besides the deck; below it at least. */
const PHONE = { bar: 56, top: 70, around: 112, below: 20 } as const;
/** Decks of a phone, by its least height. */
const PHONE_DECKS = [
  { height: 800, deck: 100 },
  { height: 640, deck: 76 },
] as const;
/** Above and below the field and the room for a new piece. */
const EDGES = 36;
/** Beside and around the field, the rail, and the deck with what is kept free below the field for it. */
const TABLET = { beside: 272, around: 120, rail: 120, deck: 100, below: 148 } as const;
const DESKTOP = { beside: 640, around: 108, rail: 104 } as const;
/** Between a rail and the frame of the well. */
const LOW = { beside: 180, around: 24, railGap: 6 } as const;

/** The field of a board on a page, in the middle of what surrounds it. */
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

/** A board that fills a card from the floor up; what does not fit is above it. */
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
  const [bar, least] = [PHONE.bar * text, PHONE.top * text];
  const free = box.height - PHONE.below - 2 * FRAME - deck;
  const cell = fit(
    (box.width - beside) / size.cols,
    (box.height - PHONE.around - least + PHONE.top - deck) / tall(size),
    (free - bar) / (tall(size) + entry),
  );
  const x = phone.x + Math.max(0, Math.floor((box.width - cell * size.cols - beside) / 2));
  const top = Math.max(least, bar + FRAME + entry * cell);
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
  return Math.max(SMALLEST_CELL, Math.floor(Math.min(...sizes)));
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

/** Around the field, for glow and shadow. */
const MARGIN = 40;
const LOW_MARGIN = 12;
/** Below the field at most: less than what every layout leaves there. */
const MARGIN_BELOW = 18;
/** Hidden rows that are seen. */
const ROWS_ABOVE = 2;
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
  // A phone's bar is not painted over.
  const free = field.y - (kind === 'phone' ? PHONE.bar : 0);
  const above = Math.min(Math.max(margin, Math.ceil(cell * rows)), free);
  return {
    x: field.x - side,
    y: field.y - above,
    width: field.width + 2 * side,
    height: field.height + above + Math.min(margin, MARGIN_BELOW),
  };
}
