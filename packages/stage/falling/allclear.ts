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
/** Of the field: how wide the word is at most, and how high above the floor. */
const WIDTH = 0.84;
const HEIGHT = 0.52;
/** In cells. */
const SIZE = 1.5;

export function isAllClearOver({ start }: AllClear, now: number, full: boolean): boolean {
  return now >= start + NUMERAL_IN + HOLD_TICKS + (full ? NUMERAL_OUT : 0);
}

export function drawAllClear(context: DrawContext, { start }: AllClear, word: string): void {
  const { pen, atlas, view, now, full } = context;
  const { field } = view;
  if (full) drawLight(context, start);
  const sprite = atlas.keep(`all clear ${word}`, () =>
    bakeLetters({ text: word, hues: atlas.hues(COLOR), em: SIZE * atlas.size, most: WIDTH * field.width }),
  );
  const out = full ? clamp((now - start - NUMERAL_IN - HOLD_TICKS) / NUMERAL_OUT) : 0;
  const grown = full ? numeralScale(now - start) : 1;
  pen.save();
  pen.globalAlpha = 1 - out;
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
