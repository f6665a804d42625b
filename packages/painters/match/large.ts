// Your own board large, the other one small beside it: for one person on a phone or an upright tablet.

import { phoneDeck } from '../falling/layout.ts';
import { bottom, grown, type Region, right } from './region.ts';
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

/** Lengths on a screen, in CSS pixels. */
interface Screen {
  readonly bar: number;
  readonly margin: number;
  /** Width of the column at the right, with the frame of the small board. */
  readonly column: number;
  /** Between the vessel and the column. */
  readonly gap: number;
  /** Below the field without the deck. */
  readonly below: number;
  readonly next: number;
}

const TABLET_WIDTH = 600;
const PHONE: Screen = { bar: 56, margin: 8, column: 84, gap: 12, below: 24, next: 206 };
const TABLET: Screen = { bar: 76, margin: 24, column: 180, gap: 24, below: 36, next: 300 };
/** `below` is the room below a deck, `gap` that between it and the field. */
const DECK = { below: 44, gap: 14, width: 366, wide: 560 } as const;
const TRAY = { top: 10, height: 46, gap: 16 } as const;
const CLOCK_WIDTH = 76;
/** Maximal size of the small board, as a share of the large one. */
const MAX_SMALL = 0.5;
/** Share of the room for two next pieces that one takes. */
const ONE_WAITING = 0.64;
/** Width that a bar needs for text of the usual size; larger text needs more in proportion. */
const MIN_BAR_WIDTH = 300;
/** The pause button. */
const BUTTON = 60;

export function layoutLarge(box: MatchBox, shape: MatchShape): MatchLayout {
  const text = Math.min(box.text ?? 1, box.width / MIN_BAR_WIDTH);
  const screen = box.width / (box.text ?? 1) < TABLET_WIDTH ? PHONE : TABLET;
  const column = screen.column * text;
  const edge = edgeOf(shape);
  const deck = phoneDeck(box);
  const above = screen.bar * text + TRAY.top + TRAY.height + TRAY.gap + edge;
  const below = edge + (deck > 0 ? DECK.gap + deck + DECK.below : screen.below);
  const width = box.width - 2 * screen.margin - screen.gap - column - 2 * edge;
  const cell = fit(width / shape.cols, (box.height - above - below) / tall(shape));
  const spare = Math.max(0, width - cell * shape.cols);
  const left = screen.margin + Math.floor(spare / 2);
  const field = fieldAt(left + edge, above, cell, shape);
  return arranged({ box, text, shape, screen, cell, field, column, deck });
}

interface LargeArrangement {
  readonly box: MatchBox;
  /** Factor of the text's size, as far as there is room for it. */
  readonly text: number;
  readonly shape: MatchShape;
  readonly screen: Screen;
  readonly cell: number;
  readonly field: Region;
  readonly column: number;
  readonly deck: number;
}

function arranged(all: LargeArrangement): MatchLayout {
  const { box, screen, field, deck } = all;
  const seats = [ownSeat(all), otherSeat(all)] as const;
  const [{ next }, { tray }] = seats;
  const clock = clockAt(all);
  const top = bottom(next) + 8;
  const middle = { x: tray.x, y: top, width: tray.width, height: Math.max(0, bottom(field) - top) };
  const width = Math.min(box.width - 2 * screen.margin, screen === PHONE ? DECK.width : DECK.wide);
  const y = bottom(field) + edgeOf(all.shape) + DECK.gap;
  const row = { x: (box.width - width) / 2, y, width, height: deck };
  return { kind: 'large', seats, clock, middle, deck: deck === 0 ? undefined : row };
}

function clockAt({ box, text, screen, shape, field }: LargeArrangement): Region {
  const width = CLOCK_WIDTH * text;
  const x = Math.min(right(field) + edgeOf(shape) - width, (box.width + BUTTON - width) / 2);
  return { x, y: 12, width, height: screen.bar * text - 24 };
}

function ownSeat(all: LargeArrangement): SeatLayout & { readonly next: Region } {
  const { text, screen, shape, cell, field, column, deck } = all;
  const { x, width, y } = grown(field, edgeOf(shape));
  const top = y - Math.round(shape.head * cell);
  const tray = { x, y: top - TRAY.gap - TRAY.height, width, height: TRAY.height };
  const small = smallField(all);
  const begin = bottom(grown(small, edgeOf(shape))) + 12;
  const maxHeight = bottom(field) + edgeOf(shape) - begin;
  const room = screen.next * (shape.waiting === 1 ? ONE_WAITING : 1);
  const next = { x: columnAt(all), y: begin, width: column, height: Math.min(room * text, maxHeight) };
  const start = screen.margin + BUTTON;
  const name = { x: start, y: 6, width: clockAt(all).x - start - 4, height: screen.bar * text - 8 };
  const kind = screen === PHONE ? 'phone' : 'tablet';
  return { kind, cell, head: shape.head, field, rail: column, deck, tray, name, next };
}

/** Left edge of the column at the right. */
function columnAt({ field, shape, screen }: LargeArrangement): number {
  return right(field) + edgeOf(shape) + screen.gap;
}

function smallField(all: LargeArrangement): Region {
  const { shape, field, column, cell } = all;
  const edge = edgeOf(shape);
  const small = smallCell(all);
  const x = columnAt(all) + edge;
  const top = field.y - Math.round(shape.head * cell);
  return fieldAt(x + Math.floor((column - 2 * edge - small * shape.cols) / 2), top, small, shape);
}

function smallCell({ shape, column, cell }: LargeArrangement): number {
  return fit((column - 2 * edgeOf(shape)) / shape.cols, cell * MAX_SMALL);
}

function otherSeat(all: LargeArrangement): SeatLayout {
  const { box, text, screen, shape, column } = all;
  const field = smallField(all);
  const cell = smallCell(all);
  const { tray: beside } = ownSeat(all);
  const tray = { x: columnAt(all), y: beside.y, width: column, height: beside.height };
  const from = right(clockAt(all)) + 4;
  const name = { x: from, y: 6, width: box.width - screen.margin - from, height: screen.bar * text - 8 };
  return { kind: 'low', cell, head: shape.head, field, rail: 0, deck: 0, tray, name, next: undefined };
}
