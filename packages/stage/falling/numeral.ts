// The number of a chain's link, slanted, with the one gradient that text may have.

import type { Atlas } from '../canvas/atlas.ts';
import type { DrawContext } from './context.ts';
import type { Board } from './block.ts';
import { clamp } from '../canvas/curves.ts';
import { FONT } from '../canvas/font.ts';
import { NUMERAL_IN, NUMERAL_OUT, numeralScale, numeralSize } from './motion.ts';
import { fade, type Hues } from '../canvas/palette.ts';
import { type Pen, type Sprite, surface } from '../canvas/surface.ts';
import { type BoardView, xOf, yOf } from './view.ts';

export interface Numeral {
  readonly link: number;
  readonly color: number;
  readonly start: number;
  /** When it begins to fade. */
  readonly leave: number;
  readonly board: Board;
}

const HOLD = 26;
const TILT = -0.09;
const WORD = 0.42;
const RISE = 0.4;
const FULL_WIDTH_FROM = 10;

export function numeralOf(link: number, color: number, board: Board, now: number): Numeral {
  return { link, color, board, start: now, leave: now + NUMERAL_IN + HOLD };
}

export function isGone({ leave }: Numeral, now: number, full: boolean): boolean {
  return now >= leave + (full ? NUMERAL_OUT : 0);
}

export function drawNumeral({ pen, atlas, view, now, full }: DrawContext, numeral: Numeral, word: string): void {
  const sprite = spriteOf(atlas, view, numeral, word);
  const [width, height] = [sprite.image.width / view.pitch, sprite.image.height / view.pitch];
  const { col, row, scale } = placeNumeral(numeral.board, view, width * INKED.width, height * INKED.height);
  const out = full ? clamp((now - numeral.leave) / NUMERAL_OUT) : 0;
  const grown = scale * (full ? numeralScale(now - numeral.start) : 1);
  pen.save();
  pen.globalAlpha = 1 - out;
  pen.translate(xOf(view, col), yOf(view, row + RISE * out));
  pen.scale(grown, grown);
  pen.drawImage(sprite.image, sprite.x, sprite.y);
  pen.restore();
}

/** How much of its picture the writing fills. */
const INKED = { width: 0.84, height: 0.7 };
const SMALLEST = 0.6;

type Grid = Pick<BoardView, 'cols' | 'rows'>;

export interface NumeralPlace {
  /** Of the middle. */
  readonly col: number;
  readonly row: number;
  /** Below 1 where the writing has to be smaller to fit. */
  readonly scale: number;
}

/** A place above the stack for something this large: central where that is free, else over the lowest columns. */
export function placeNumeral(board: Board, { cols, rows }: Grid, width: number, height: number): NumeralPlace {
  const heights = Array.from({ length: cols }, (_, col) => heightOf(board, { cols, rows }, col));
  const spare = cols - Math.min(cols, width);
  const middles = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1].map((share) => (cols - spare) / 2 + spare * share);
  const floors = middles.map((middle) => floorUnder(heights, middle, width));
  const fitting = floors.findIndex((floor) => floor <= rows - height);
  const best = fitting >= 0 ? fitting : floors.indexOf(Math.min(...floors));
  const floor = floors[best] as number;
  const scale = clamp((rows - floor) / height, SMALLEST, 1);
  const base = Math.min(floor + 0.2, rows - height * scale);
  return { col: (middles[best] as number) - 0.5, row: base + (height * scale) / 2 - 0.5, scale };
}

function floorUnder(heights: readonly number[], middle: number, width: number): number {
  const from = Math.max(0, Math.floor(middle - width / 2 + 0.15));
  const to = Math.min(heights.length, Math.ceil(middle + width / 2 - 0.15));
  return Math.max(...heights.slice(from, to));
}

function heightOf(board: Board, { cols, rows }: Grid, col: number): number {
  for (let row = rows - 1; row >= 0; row--) if (board[row * cols + col] !== 0) return row + 1;
  return 0;
}

function spriteOf(atlas: Atlas, view: BoardView, { link, color }: Numeral, word: string): Sprite {
  return atlas.keep(`numeral ${link} ${color} ${word}`, () => {
    const em = numeralSize(link) * atlas.size;
    const wanted = link >= FULL_WIDTH_FROM ? view.field.width * 0.9 : undefined;
    return bakeNumeral(String(link), word, atlas.hues(color), em, wanted);
  });
}

/** `wanted` is a width to fill, in device pixels. */
function bakeNumeral(digits: string, word: string, hues: Hues, size: number, wanted?: number): Sprite {
  const probe = surface(1, 1).pen;
  const first = measure(probe, digits, word, size);
  const em = wanted === undefined ? size : (size * wanted) / first.width;
  const { width, gap } = measure(probe, digits, word, em);
  const placeNumeral = 0.35 * em;
  const { image, pen } = surface(width + 2 * placeNumeral, 1.05 * em + Math.abs(TILT) * width + placeNumeral);
  pen.translate(image.width / 2, image.height / 2);
  pen.rotate(TILT);
  pen.translate(-width / 2, 0.364 * em);
  const write = (stroke: boolean): void => {
    inscribe(pen, digits, em, 0, stroke);
    inscribe(pen, word, em * WORD, gap, stroke);
  };
  pen.lineJoin = 'round';
  halo(pen, write, em, hues);
  pen.fillStyle = shine(pen, em, hues);
  write(false);
  return { image, x: -image.width / 2, y: -image.height / 2 };
}

function fontOf(em: number): string {
  return `italic 900 ${em}px ${FONT}`;
}

function measure(pen: Pen, digits: string, word: string, em: number): { width: number; gap: number } {
  pen.font = fontOf(em);
  const gap = pen.measureText(digits).width + 0.1 * em;
  pen.font = fontOf(em * WORD);
  return { width: gap + pen.measureText(word).width, gap };
}

function inscribe(pen: Pen, text: string, em: number, x: number, stroke: boolean): void {
  pen.font = fontOf(em);
  if (stroke) pen.strokeText(text, x, 0);
  else pen.fillText(text, x, 0);
}

function halo(pen: Pen, write: (stroke: boolean) => void, em: number, hues: Hues): void {
  pen.save();
  pen.translate(0, 0.03 * em);
  pen.lineWidth = 0.19 * em;
  pen.strokeStyle = fade('#04050C', 0.92);
  write(true);
  pen.restore();
  pen.lineWidth = 0.1 * em;
  pen.strokeStyle = hues.dark;
  write(true);
}

function shine(pen: Pen, em: number, hues: Hues): CanvasGradient {
  const down = pen.createLinearGradient(0, -0.74 * em, 0, 0);
  down.addColorStop(0, '#ffffff');
  down.addColorStop(0.4, hues.light);
  down.addColorStop(1, hues.glow);
  return down;
}
