// Number of a chain's link, in slanted letters with a gradient.

import type { Atlas } from '../canvas/atlas.ts';
import { clamp } from '../canvas/curves.ts';
import { FONT } from '../canvas/font.ts';
import { fade, type Hues } from '../canvas/palette.ts';
import { type Pen, type Sprite, surface } from '../canvas/surface.ts';
import type { Cells } from './block.ts';
import type { DrawContext } from './context.ts';
import { type Headroom, headroom } from './headroom.ts';
import type { BoardSize } from './layout.ts';
import { NUMERAL_IN, NUMERAL_OUT, numeralScale, numeralSize } from './motion.ts';
import { type BoardView, xOf, yOf } from './view.ts';

export interface Numeral {
  readonly link: number;
  readonly color: number;
  readonly start: number;
  /** Tick at which it begins to fade. */
  readonly leave: number;
  readonly board: Cells;
}

const HOLD_TICKS = 26;
/** Slant, in radians. */
const TILT = -0.09;
/** Cells that it rises while it fades. */
const RISE = 0.4;
/** First link whose number takes the share FULL_WIDTH of the field's width. */
const FULL_WIDTH_FROM = 10;
const FULL_WIDTH = 0.9;
/** Ems: size of the word, gap before it, margin around the text, and base line below the middle. */
const WORD = 0.42;
const WORD_GAP = 0.1;
const MARGIN = 0.35;
const LINE_HEIGHT = 1.05;
const BASE_LINE = 0.364;
const CAP_HEIGHT = 0.74;
/** Ems: the dark outline, which lies a little lower, and the colored one within. */
const HALO = { width: 0.19, drop: 0.03, color: '#04050C', alpha: 0.92 } as const;
const OUTLINE = 0.1;

export function numeralOf(link: number, color: number, board: Cells, start: number): Numeral {
  return { link, color, board, start, leave: start + NUMERAL_IN + HOLD_TICKS };
}

export function isGone({ leave }: Numeral, now: number, full: boolean): boolean {
  return now >= leave + (full ? NUMERAL_OUT : 0);
}

export function drawNumeral({ pen, atlas, view, now, full }: DrawContext, numeral: Numeral, word: string): void {
  const sprite = spriteOf(atlas, view, numeral, word);
  const { col, row, scale } = roomFor(sprite, numeral.board, view, view.pitch);
  const out = full ? clamp((now - numeral.leave) / NUMERAL_OUT) : 0;
  const grown = scale * (full ? numeralScale(now - numeral.start) : 1);
  pen.save();
  pen.globalAlpha = 1 - out;
  pen.translate(xOf(view, col), yOf(view, row + RISE * out));
  pen.scale(grown, grown);
  pen.drawImage(sprite.image, sprite.x, sprite.y);
  pen.restore();
}

/** Shares of the picture that the letters fill. */
const INKED = { width: 0.84, height: 0.7 };

/** Place for letters on a board; `pitch` is device pixels per cell. */
export function roomFor({ image }: Sprite, board: Cells, size: BoardSize, pitch: number): Headroom {
  return headroom(board, size, (image.width / pitch) * INKED.width, (image.height / pitch) * INKED.height);
}

function spriteOf(atlas: Atlas, view: BoardView, { link, color }: Numeral, word: string): Sprite {
  return atlas.keep(`numeral ${link} ${color} ${word}`, () => {
    const letters = { text: String(link), word, hues: atlas.hues(color), em: numeralSize(link) * atlas.size };
    return bakeLetters(link < FULL_WIDTH_FROM ? letters : fitted(letters, view.field.width * FULL_WIDTH));
  });
}

/** Large slanted letters, and a small word after them; `em` is in device pixels. */
interface Letters {
  readonly text: string;
  readonly word?: string;
  readonly hues: Hues;
  readonly em: number;
  /** Maximal width, in device pixels. */
  readonly maxWidth?: number | undefined;
}

/** The same letters, scaled to this width. */
function fitted(letters: Letters, width: number): Letters {
  return { ...letters, em: (letters.em * width) / measure(surface(1, 1).pen, letters).width };
}

export function bakeLetters(letters: Letters): Sprite {
  const { maxWidth = Number.POSITIVE_INFINITY } = letters;
  if (measure(surface(1, 1).pen, letters).width > maxWidth)
    return bakeLetters(fitted({ ...letters, maxWidth: undefined }, maxWidth));
  const { text, word = '', hues, em } = letters;
  const { width, gap } = measure(surface(1, 1).pen, letters);
  const margin = MARGIN * em;
  const { image, pen } = surface(width + 2 * margin, LINE_HEIGHT * em + Math.abs(TILT) * width + margin);
  pen.translate(image.width / 2, image.height / 2);
  pen.rotate(TILT);
  pen.translate(-width / 2, BASE_LINE * em);
  const write = (stroke: boolean): void => {
    inscribe(pen, text, em, 0, stroke);
    if (word !== '') inscribe(pen, word, em * WORD, gap, stroke);
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

function measure(pen: Pen, { text, word = '', em }: Letters): { width: number; gap: number } {
  pen.font = fontOf(em);
  const wide = pen.measureText(text).width;
  if (word === '') return { width: wide, gap: wide };
  const gap = wide + WORD_GAP * em;
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
  pen.translate(0, HALO.drop * em);
  pen.lineWidth = HALO.width * em;
  pen.strokeStyle = fade(HALO.color, HALO.alpha);
  write(true);
  pen.restore();
  pen.lineWidth = OUTLINE * em;
  pen.strokeStyle = hues.dark;
  write(true);
}

function shine(pen: Pen, em: number, hues: Hues): CanvasGradient {
  const down = pen.createLinearGradient(0, -CAP_HEIGHT * em, 0, 0);
  down.addColorStop(0, '#ffffff');
  down.addColorStop(0.4, hues.light);
  down.addColorStop(1, hues.glow);
  return down;
}
