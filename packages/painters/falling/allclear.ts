// The show for a field that was emptied: its word between turning rays, beneath the pieces, so that it covers none.

import { clamp } from '../canvas/curves.ts';
import type { DrawContext } from './context.ts';
import { NUMERAL_IN, NUMERAL_OUT, numeralScale } from './motion.ts';
import { bakeLetters } from './numeral.ts';
import { drawRays } from './rays.ts';
import { traceWell } from './well.ts';

export interface AllClear {
  readonly start: number;
}

/** Yellow, as gold. */
const COLOR = 4;
const HOLD_TICKS = 60;
/** As much light as a chain of so many links throws. */
const LINKS = 10;
/** How much of the word is left to see while its bonus is still due. */
const DUE_ALPHA = 0.32;
/** Of the field: how wide the word is at most, and how high above the floor. */
const WIDTH = 0.84;
const HEIGHT = 0.52;
/** In cells. */
const SIZE = 1.5;

export function isAllClearOver({ start }: AllClear, now: number, full: boolean): boolean {
  return now >= start + NUMERAL_IN + HOLD_TICKS + (full ? NUMERAL_OUT : 0);
}

/** A bonus that is due keeps the word on the field, faintly. */
export function drawAllClear(context: DrawContext, { start }: AllClear, word: string, due: boolean): void {
  const { now, full } = context;
  if (full) drawLight(context, start);
  const out = full ? clamp((now - start - NUMERAL_IN - HOLD_TICKS) / NUMERAL_OUT) : 0;
  drawWord(context, word, 1 - out * (due ? 1 - DUE_ALPHA : 1), full ? numeralScale(now - start) : 1);
}

/** The field was emptied a while ago, and the next chain will be paid for it. */
export function drawBonusDue(context: DrawContext, word: string): void {
  drawWord(context, word, DUE_ALPHA, 1);
}

function drawWord({ pen, atlas, view }: DrawContext, word: string, alpha: number, grown: number): void {
  const { field } = view;
  const sprite = atlas.keep(`all clear ${word}`, () =>
    bakeLetters({ text: word, hues: atlas.hues(COLOR), em: SIZE * atlas.size, most: WIDTH * field.width }),
  );
  pen.save();
  pen.globalAlpha = alpha;
  pen.translate(field.x + field.width / 2, field.y + field.height * (1 - HEIGHT));
  pen.scale(grown, grown);
  pen.drawImage(sprite.image, sprite.x, sprite.y);
  pen.restore();
}

/** Rays from behind the word, as far as the well goes. */
function drawLight(context: DrawContext, start: number): void {
  const { pen, view } = context;
  const center = { x: view.cols / 2 - 0.5, y: view.rows * HEIGHT - 0.5 };
  pen.save();
  traceWell(pen, view, -1);
  pen.clip();
  drawRays(context, { link: LINKS, color: COLOR, center, start });
  pen.restore();
}
