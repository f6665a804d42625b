// Celebration of an emptied field: a word between turning rays, beneath the pieces, so that it covers none.

import { clamp } from '../canvas/curves.ts';
import type { DrawContext } from './context.ts';
import { NUMERAL_IN, NUMERAL_OUT, numeralScale } from './motion.ts';
import { bakeLetters } from './numeral.ts';
import { drawRays } from './rays.ts';
import { traceWell } from './well.ts';

export interface AllClear {
  readonly start: number;
}

/** Yellow, for gold. */
const COLOR = 4;
const HOLD_TICKS = 60;
/** Link of a chain that throws as much light. */
const LINKS = 10;
/** Alpha of the word while its bonus is due. */
const DUE_ALPHA = 0.32;
/** Shares of the field: maximal width of the word, and height of its middle above the floor. */
const WIDTH = 0.84;
const HEIGHT = 0.52;
/** Cells per em. */
const SIZE = 1.5;

export function isAllClearOver({ start }: AllClear, now: number, full: boolean): boolean {
  return now >= start + NUMERAL_IN + HOLD_TICKS + (full ? NUMERAL_OUT : 0);
}

/** Draws the word and fades it out; while a bonus is due, the word stays faintly. */
export function drawAllClear(context: DrawContext, { start }: AllClear, word: string, due: boolean): void {
  const { now, full } = context;
  if (full) drawLight(context, start);
  const out = full ? clamp((now - start - NUMERAL_IN - HOLD_TICKS) / NUMERAL_OUT) : 0;
  drawWord(context, word, 1 - out * (due ? 1 - DUE_ALPHA : 1), full ? numeralScale(now - start) : 1);
}

/** Draws the word faintly, while the next chain gets a bonus for the field emptied before. */
export function drawBonusDue(context: DrawContext, word: string): void {
  drawWord(context, word, DUE_ALPHA, 1);
}

function drawWord({ pen, atlas, view }: DrawContext, word: string, alpha: number, grown: number): void {
  const { field } = view;
  const sprite = atlas.keep(`all clear ${word}`, () =>
    bakeLetters({ text: word, hues: atlas.hues(COLOR), em: SIZE * atlas.size, maxWidth: WIDTH * field.width }),
  );
  pen.save();
  pen.globalAlpha = alpha;
  pen.translate(field.x + field.width / 2, field.y + field.height * (1 - HEIGHT));
  pen.scale(grown, grown);
  pen.drawImage(sprite.image, sprite.x, sprite.y);
  pen.restore();
}

/** Draws rays from behind the word, as far as the well goes. */
function drawLight(context: DrawContext, start: number): void {
  const { pen, view } = context;
  const center = { x: view.cols / 2 - 0.5, y: view.rows * HEIGHT - 0.5 };
  pen.save();
  traceWell(pen, view, -1);
  pen.clip();
  drawRays(context, { link: LINKS, color: COLOR, center, start });
  pen.restore();
}
