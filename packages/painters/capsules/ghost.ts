// Ghost of a capsule, where it would land: dashed outlines, each half in its color.

import { type Cell, colorOf, KIND, kindOf } from '@rensa/games/capsules';
import type { Atlas } from '../canvas/atlas.ts';
import { drawDashed } from '../canvas/dashes.ts';
import { drawMark } from '../canvas/marks.ts';
import { fade, mix } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite } from '../canvas/surface.ts';
import { flatSideOf } from './half.ts';
import { hueOf } from './hue.ts';

const REACH = 0.39;
const CORNER = 0.3;
const HALF_LENGTH = 2 * (0.5 - 0.01) + Math.PI * REACH;
const SINGLE_LENGTH = 8 * (REACH - CORNER) + 2 * Math.PI * CORNER;

export function ghostOf(atlas: Atlas, cell: Cell): Sprite {
  return atlas.keep(`ghost half ${kindOf(cell)} ${colorOf(cell)}`, () => bakeGhost(atlas, cell));
}

function bakeGhost(atlas: Atlas, cell: Cell): Sprite {
  const { size, look } = atlas;
  const { pen, sprite } = canvasFor(size, reaching(0.52));
  const color = hueOf(colorOf(cell));
  const hues = atlas.hues(color);
  const ink = fade(mix(hues.base, hues.light, 0.3), 0.75);
  pen.save();
  drawDashed(pen, kindOf(cell) === KIND.single ? traceSingle(pen) : traceHalf(pen, cell), hues.base, ink);
  pen.restore();
  if (look.marks) drawMark(pen, color, hues, 0.15, ink);
  return sprite;
}

/** Traces from the seam around the round end back to the seam. Returns the length of the path. */
function traceHalf(pen: Pen, cell: Cell): number {
  const { x, y } = flatSideOf(cell);
  pen.rotate(Math.atan2(y, x));
  pen.beginPath();
  pen.moveTo(0.49, -REACH);
  pen.lineTo(0, -REACH);
  pen.arc(0, 0, REACH, -Math.PI / 2, Math.PI / 2, true);
  pen.lineTo(0.49, REACH);
  return HALF_LENGTH;
}

function traceSingle(pen: Pen): number {
  pen.beginPath();
  pen.roundRect(-REACH, -REACH, 2 * REACH, 2 * REACH, CORNER);
  return SINGLE_LENGTH;
}
