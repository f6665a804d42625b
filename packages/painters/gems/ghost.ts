// Ghost of a gem, where it would land, dashed: a square, a ring with an X for a crash gem, a rhombus for a diamond.
// Marks replace the X, because the ring says enough.

import { colorOf, DIAMOND, isCrash } from '@rensa/games/gems';
import type { Atlas } from '../canvas/atlas.ts';
import { drawDashed } from '../canvas/dashes.ts';
import { drawMark } from '../canvas/marks.ts';
import { fade, mix } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite } from '../canvas/surface.ts';
import { ICE } from './diamond.ts';

const SIDE = 0.72;
const CORNER = 0.17;
const RADIUS = 0.36;
const RHOMBUS = 0.42;
const SQUARE_LENGTH = 4 * (SIDE - 2 * CORNER) + 2 * Math.PI * CORNER;

export function ghostOf(atlas: Atlas, cell: number): Sprite {
  return atlas.keep(`ghost gem ${cell}`, () => bakeGhost(atlas, cell));
}

function bakeGhost(atlas: Atlas, cell: number): Sprite {
  const { look, size } = atlas;
  const { pen, sprite } = canvasFor(size, reaching(0.48));
  const color = colorOf(cell);
  const hues = cell === DIAMOND ? ICE : atlas.hues(color);
  const ink = fade(mix(hues.base, hues.light, 0.3), 0.75);
  drawDashed(pen, traceGhost(pen, cell), hues.base, ink);
  pen.setLineDash([]);
  if (look.marks && cell !== DIAMOND) drawMark(pen, color, hues, 0.15, ink);
  else if (isCrash(cell)) drawX(pen);
  return sprite;
}

/** Traces the outline. Returns the length of the path. */
function traceGhost(pen: Pen, cell: number): number {
  pen.beginPath();
  if (isCrash(cell)) {
    pen.arc(0, 0, RADIUS, 0, Math.PI * 2);
    return 2 * Math.PI * RADIUS;
  }
  if (cell !== DIAMOND) {
    pen.roundRect(-SIDE / 2, -SIDE / 2, SIDE, SIDE, CORNER);
    return SQUARE_LENGTH;
  }
  pen.moveTo(0, -RHOMBUS);
  pen.lineTo(RHOMBUS, 0);
  pen.lineTo(0, RHOMBUS);
  pen.lineTo(-RHOMBUS, 0);
  pen.closePath();
  return 4 * Math.SQRT2 * RHOMBUS;
}

function drawX(pen: Pen): void {
  pen.lineWidth = 0.075;
  pen.beginPath();
  for (const sign of [1, -1]) {
    pen.moveTo(-0.11, -0.11 * sign);
    pen.lineTo(0.11, 0.11 * sign);
  }
  pen.stroke();
}
