// Signs that a tool draws on a board at rest: places that start a chain, outlines, and numbers on puyos.

import { COLS } from '@rensa/games/puyo';
import type { Atlas } from '../canvas/atlas.ts';
import { FONT } from '../canvas/font.ts';
import { fade, mix } from '../canvas/palette.ts';
import { fromFirst, type Point, pointOf } from '../canvas/point.ts';
import { type BoardPreviewStyle, previewCells } from '../canvas/preview.ts';
import { inPixels, type Pen, stamp } from '../canvas/surface.ts';
import { NO_WARP, stampCrisp } from '../falling/clearing.ts';
import { numeralSize } from '../falling/motion.ts';
import { bakeLetters, roomFor } from '../falling/numeral.ts';
import { ghostOf, tileOf } from './piece/pieces.ts';
import { ringOf } from './pop.ts';

/** Cells are board indices. */
export type BoardSign =
  /** A few puyos of a color that start a chain, and its length. */
  | {
      readonly kind: 'trigger';
      readonly cell: number;
      readonly color: number;
      readonly text: string;
      readonly puyos: number;
      readonly chosen: boolean;
    }
  /** Cells of one group. */
  | { readonly kind: 'outline'; readonly cells: readonly number[]; readonly color: number }
  /** Text in place of the eyes. */
  | { readonly kind: 'number'; readonly cell: number; readonly text: string }
  /** Ghost of half a pair. */
  | { readonly kind: 'ghost'; readonly cell: number; readonly color: number }
  /** See-through puyo. */
  | { readonly kind: 'pale'; readonly cell: number; readonly color: number }
  /** Length of a chain, above what is left on the board. */
  | {
      readonly kind: 'numeral';
      readonly board: readonly number[];
      readonly color: number;
      readonly link: number;
      readonly word: string;
    };

/** Place of the signs: a board with `rows` rows, with its left upper corner at `at`. */
export interface SignStyle extends BoardPreviewStyle {
  readonly rows: number;
  readonly at?: Point;
}

interface SignPlace {
  readonly pen: Pen;
  readonly atlas: Atlas;
  readonly at: Point;
}

export function paintSigns(pen: Pen, signs: readonly BoardSign[], style: SignStyle): void {
  const { atlas, middle } = previewCells(style);
  const placeOf = (cell: number): SignPlace => {
    const { x, y } = pointOf(cell, COLS);
    return { pen, atlas, at: middle(x, style.rows - 1 - y) };
  };
  inPixels(pen, () => {
    for (const sign of signs) {
      if (sign.kind === 'numeral') paintNumeral(sign, style, pen);
      else paintSign(sign, placeOf);
    }
  });
}

function paintSign(sign: Exclude<BoardSign, { kind: 'numeral' }>, placeOf: (cell: number) => SignPlace): void {
  if (sign.kind === 'outline') return paintOutline(sign, placeOf(sign.cells[0]));
  const place = placeOf(sign.cell);
  if (sign.kind === 'trigger') paintTrigger(sign, place);
  else if (sign.kind === 'number') paintNumber(sign.text, place);
  else if (sign.kind === 'ghost') stamp(place.pen, ghostOf(place.atlas, sign.color), place.at.x, place.at.y);
  else paintPale(sign.color, place);
}

function paintOutline(sign: Extract<BoardSign, { kind: 'outline' }>, { pen, atlas, at }: SignPlace): void {
  stampCrisp(pen, ringOf(atlas, sign.color, fromFirst(sign.cells, COLS).points), at.x, at.y, NO_WARP);
}

/** Lengths are cells. */
const RING = { radius: 0.36, line: 0.045, dash: 0.13 } as const;
const TEXT = { trigger: 0.32, number: 0.44, halo: 0.15 } as const;
const PIP = { radius: 0.04, gap: 0.13, below: 0.2 } as const;
const PALE = 0.5;
/** Maximal width, as a share of the board's width. */
const NUMERAL_WIDTH = 0.9;

function paintTrigger(sign: Extract<BoardSign, { kind: 'trigger' }>, { pen, atlas, at }: SignPlace): void {
  const { size } = atlas;
  const hues = atlas.hues(sign.color);
  const ink = sign.chosen ? mix(hues.light, '#ffffff', 0.4) : mix(hues.base, hues.light, 0.3);
  pen.beginPath();
  pen.arc(at.x, at.y, RING.radius * size, 0, Math.PI * 2);
  pen.fillStyle = fade(sign.chosen ? hues.dark : hues.deep, sign.chosen ? 0.85 : 0.7);
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = RING.line * size;
  pen.setLineDash(sign.chosen ? [] : [RING.dash * size]);
  pen.stroke();
  pen.setLineDash([]);
  const lifted = sign.puyos > 1 ? PIP.below / 2 : 0;
  write(pen, sign.text, { x: at.x, y: at.y - lifted * size }, TEXT.trigger * size, mix(hues.light, '#ffffff', 0.5));
  if (sign.puyos > 1) paintPips(sign.puyos, { pen, atlas, at }, ink);
}

/** Draws one pip per puyo that is needed. */
function paintPips(count: number, { pen, atlas: { size }, at }: SignPlace, ink: string): void {
  pen.fillStyle = ink;
  for (let i = 0; i < count; i++) {
    const x = at.x + (i - (count - 1) / 2) * PIP.gap * size;
    pen.beginPath();
    pen.arc(x, at.y + PIP.below * size, PIP.radius * size, 0, Math.PI * 2);
    pen.fill();
  }
}

function paintNumber(text: string, { pen, atlas: { size }, at }: SignPlace): void {
  const em = TEXT.number * size;
  pen.lineJoin = 'round';
  pen.lineWidth = TEXT.halo * size;
  pen.strokeStyle = '#0A0C16';
  setFont(pen, em);
  pen.strokeText(text, at.x, at.y);
  write(pen, text, at, em, '#ffffff');
}

function paintNumeral(sign: Extract<BoardSign, { kind: 'numeral' }>, style: SignStyle, pen: Pen): void {
  const { atlas, middle } = previewCells(style);
  const { link, word, color, board } = sign;
  const [em, maxWidth] = [numeralSize(link) * atlas.size, NUMERAL_WIDTH * COLS * atlas.size];
  const sprite = bakeLetters({ text: String(link), word, hues: atlas.hues(color), em, maxWidth });
  const { col, row } = roomFor(sprite, board, { cols: COLS, rows: style.rows }, atlas.size);
  const { x, y } = middle(col, style.rows - 1 - row);
  stamp(pen, sprite, x, y);
}

function paintPale(color: number, { pen, atlas, at }: SignPlace): void {
  pen.globalAlpha = PALE;
  stamp(pen, tileOf(atlas, { cell: color, mask: 0, growing: 0, step: 0 }), at.x, at.y);
  pen.globalAlpha = 1;
}

function setFont(pen: Pen, em: number): void {
  pen.font = `800 ${em}px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
}

function write(pen: Pen, text: string, { x, y }: Point, em: number, color: string): void {
  setFont(pen, em);
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}
