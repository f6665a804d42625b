// Two boards of one size, side by side.

import { bottom, grown, type Region, right } from './region.ts';
import type { Side } from '@rensa/engine';
import {
  edgeOf,
  fieldAt,
  fit,
  type MatchBox,
  type MatchLayout,
  type MatchShape,
  type SeatLayout,
  tall,
} from './shape.ts';

/** Room around the two fields, in CSS pixels. */
interface Surroundings {
  readonly kind: MatchLayout['kind'];
  /** Layout of each board. */
  readonly seats: SeatLayout['kind'];
  /** Bar of the page, above the trays. */
  readonly bar: number;
  readonly tray: number;
  /** Between a tray and the top of its vessel. */
  readonly gap: number;
  /** Total below the vessels. */
  readonly below: number;
  /** Room from field to field. */
  readonly between: number;
  /** Minimum left and right of the boards. */
  readonly rail: number;
  /** Plate with the next pieces. */
  readonly plate: { readonly width: number; readonly height: number };
}

const WIDE: Surroundings = {
  kind: 'beside',
  seats: 'desktop',
  bar: 68,
  tray: 46,
  gap: 8,
  below: 94,
  between: 300,
  rail: 100,
  plate: { width: 84, height: 284 },
};
const MEDIUM: Surroundings = { ...WIDE, between: 214, rail: 24 };
/** Names and next pieces are below the boards. */
const NARROW: Surroundings = {
  kind: 'narrow',
  seats: 'phone',
  bar: 56,
  tray: 34,
  gap: 8,
  below: 248,
  between: 32,
  rail: 14,
  plate: { width: 84, height: 100 },
};
/** The same beside a time line, which tells what is sent. */
const BRIEF: Surroundings = { ...NARROW, seats: 'low', below: 140, plate: { width: 84, height: 64 } };
/** Names are beside the boards. */
const LOW: Surroundings = {
  kind: 'low',
  seats: 'low',
  bar: 6,
  tray: 28,
  gap: 6,
  below: 14,
  between: 184,
  rail: 96,
  plate: { width: 72, height: 132 },
};

const MEDIUM_WIDTH = 600;
const WIDE_WIDTH = 1024;
/**
 * Touch pads at both edges: minimum at each edge, and maximum between the fields. `low` is the room for two pads in a
 * row.
 */
const PADS = { rail: 180, between: 240, low: 116 } as const;
const NAME = { gap: 12, height: 56 } as const;
/** `low` is its top on a screen without a bar. */
const CLOCK = { width: 120, height: 32, y: 16, low: 4 } as const;
/** Names on a low screen: below the button in the corner, `gap` from the boards. */
const CORNER = { x: 12, y: 60, gap: 8 } as const;
const MIDDLE_GAP = 12;
const MIDDLE_ROW = 64;
/** Between the plates, for the rounds. */
const PLATE_GAP = 92;

export function layoutBeside(box: MatchBox, shape: MatchShape, low: boolean): MatchLayout {
  const minimum = surroundings(box, low);
  const edge = edgeOf(shape);
  const above = minimum.bar + minimum.tray + minimum.gap + edge;
  const height = box.height - above - edge - minimum.below;
  const cell = fit(height / tall(shape), (box.width - minimum.between - 2 * minimum.rail) / (2 * shape.cols));
  const room = box.brief && minimum.kind === 'narrow' ? spread(minimum, box.width - 2 * cell * shape.cols) : minimum;
  const left = Math.floor((box.width - room.between - 2 * cell * shape.cols) / 2);
  const spare = room.kind === 'beside' ? Math.max(0, height - cell * tall(shape)) : 0;
  const at = (x: number): Region => fieldAt(x, above + Math.floor(spare / 2), cell, shape);
  return arranged({ box, shape, room, cell, fields: [at(left), at(left + cell * shape.cols + room.between)] });
}

function surroundings({ width, text = 1, touch, brief = false }: MatchBox, low: boolean): Surroundings {
  if (low) {
    const rail = touch ? PADS.low : LOW.rail;
    return { ...LOW, rail, between: LOW.between + (text - 1) * 2 * LOW.plate.width };
  }
  const narrow = brief ? BRIEF : NARROW;
  if (width / text < MEDIUM_WIDTH) return { ...narrow, bar: narrow.bar * text, below: narrow.below * text };
  const room = width / text < WIDE_WIDTH ? MEDIUM : WIDE;
  const between = (touch ? Math.min(PADS.between, room.between) : room.between) + (text - 1) * 2 * room.plate.width;
  return { ...room, between, below: room.below * text, rail: touch ? PADS.rail : room.rail };
}

/** Moves narrow boards apart: half of the spare room goes between them, for names and next pieces. */
function spread(room: Surroundings, spare: number): Surroundings {
  const left = Math.max(0, spare - 2 * room.rail - room.between);
  return { ...room, between: room.between + Math.floor(left / 2) };
}

interface Arrangement {
  readonly box: MatchBox;
  readonly shape: MatchShape;
  readonly room: Surroundings;
  readonly cell: number;
  readonly fields: readonly [Region, Region];
}

function arranged(all: Arrangement): MatchLayout {
  const { box, room } = all;
  const seats = [seatAt(all, 0), seatAt(all, 1)] as const;
  const y = room.kind === 'low' ? CLOCK.low : seats[0].tray.y - room.bar + CLOCK.y;
  const clock = { x: (box.width - CLOCK.width) / 2, y, width: CLOCK.width, height: CLOCK.height };
  return { kind: room.kind, seats, clock, middle: middleOf(all, seats), deck: undefined };
}

/** Region between the boards, or below everything. */
function middleOf({ room, fields, shape }: Arrangement, [first, second]: MatchLayout['seats']): Region {
  const y = bottom(first.next ?? first.field) + MIDDLE_GAP;
  if (room.kind === 'narrow') {
    return { x: first.tray.x, y, width: right(second.tray) - first.tray.x, height: MIDDLE_ROW };
  }
  const x = right(fields[0]) + edgeOf(shape) + MIDDLE_GAP;
  const width = fields[1].x - edgeOf(shape) - MIDDLE_GAP - x;
  return { x, y, width, height: Math.max(0, bottom(fields[0]) - y) };
}

function seatAt(all: Arrangement, seat: Side): SeatLayout {
  const { shape, room, cell } = all;
  const field = all.fields[seat];
  const { x, width } = grown(field, edgeOf(shape));
  const top = field.y - Math.round(shape.head * cell) - edgeOf(shape);
  const tray = { x, y: top - room.gap - room.tray, width, height: room.tray };
  const name = nameAt(all, seat);
  const next = nextAt(all, seat, name);
  return { kind: room.seats, cell, head: shape.head, field, rail: 0, deck: 0, tray, name, next };
}

function nameAt({ box, shape, room, fields }: Arrangement, seat: Side): Region {
  const edge = edgeOf(shape);
  if (room.kind !== 'low') {
    const { x, width } = grown(fields[seat], edge);
    const more = room.kind === 'narrow' ? Math.floor((room.between - NARROW.between) / 2) : 0;
    return { x, y: bottom(fields[seat]) + edge + NAME.gap, width: width + more, height: NAME.height };
  }
  const from = seat === 0 ? CORNER.x : right(fields[1]) + edge + CORNER.gap;
  const to = seat === 0 ? fields[0].x - edge - CORNER.gap : box.width - CORNER.x;
  return { x: from, y: CORNER.y, width: to - from, height: NAME.height };
}

/**
 * Plate with two pairs, one above the other: CSS pixels around them, and cells. Larger cells need more than the usual
 * plate.
 */
const LOW_PLATE = { around: 36, cells: 3 } as const;

function nextAt({ shape, room, cell, fields }: Arrangement, seat: Side, name: Region): Region {
  if (room.kind === 'narrow') return { x: name.x, y: bottom(name), width: name.width, height: room.plate.height };
  const edge = edgeOf(shape);
  const field = fields[seat];
  const outer = Math.max(8, (room.between - 2 * edge - 2 * room.plate.width - PLATE_GAP) / 2);
  const x = seat === 0 ? right(field) + edge + outer : field.x - edge - outer - room.plate.width;
  const needed = room.kind === 'low' ? LOW_PLATE.around + LOW_PLATE.cells * cell : 0;
  return { x, y: field.y - edge, width: room.plate.width, height: Math.max(room.plate.height, needed) };
}
