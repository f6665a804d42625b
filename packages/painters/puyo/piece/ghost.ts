// Ghost of a puyo, where it would land: a dashed ring around a dot, or around the color's mark.

import { drawDashed } from '../../canvas/dashes.ts';
import { drawMark } from '../../canvas/marks.ts';
import { fade, type Hues, mix } from '../../canvas/palette.ts';
import { type Sprite, surface } from '../../canvas/surface.ts';

const RADIUS = 0.33;

export function bakeGhost(color: number, hues: Hues, marks: boolean, size: number): Sprite {
  const half = Math.ceil(0.42 * size);
  const { image, pen } = surface(2 * half, 2 * half);
  const ink = mix(hues.base, hues.light, 0.3);
  pen.setTransform(size, 0, 0, size, half, half);
  pen.beginPath();
  pen.arc(0, 0, RADIUS, 0, Math.PI * 2);
  drawDashed(pen, 2 * Math.PI * RADIUS, hues.base, fade(ink, 0.75));
  if (marks) drawMark(pen, color, hues, 0.15, fade(ink, 0.75));
  else dot(pen, fade(ink, 0.75));
  return { image, x: -half, y: -half };
}

function dot(pen: OffscreenCanvasRenderingContext2D, style: string): void {
  pen.beginPath();
  pen.arc(0, 0, 0.06, 0, Math.PI * 2);
  pen.fillStyle = style;
  pen.fill();
}
