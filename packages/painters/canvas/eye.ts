// Parts of an eye. Lengths are cells; the origin is the middle of the eye.

import { type Hues, mix } from './palette.ts';
import type { Point } from './point.ts';
import type { Pen } from './surface.ts';

export function clipOval(pen: Pen, rx: number, ry: number): void {
  pen.beginPath();
  pen.ellipse(0, 0, rx, ry, 0, 0, Math.PI * 2);
  pen.clip();
}

export function fillOval(pen: Pen, { x, y }: Point, rx: number, ry: number, style: string): void {
  pen.fillStyle = style;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  pen.fill();
}

export function drawPupil(pen: Pen, { x, y }: Point, grown: number, hues: Hues): void {
  fillOval(pen, { x, y }, 0.062 * grown, 0.073 * grown, hues.deep);
  fillOval(pen, { x: x - 0.019, y: y - 0.026 }, 0.022, 0.022, '#ffffff');
}

/** Covers the share `lid` of an eye from above. `slant` turns the edge of the lid, in radians. */
export function drawLid(
  pen: Pen,
  ry: number,
  { lid, slant }: { readonly lid: number; readonly slant: number },
  hues: Hues,
): void {
  pen.save();
  pen.translate(0, ry * (2 * lid - 1));
  pen.rotate(slant);
  pen.fillStyle = mix(hues.base, hues.dark, 0.35);
  pen.fillRect(-0.3, -0.3, 0.6, 0.3);
  pen.fillStyle = hues.deep;
  pen.fillRect(-0.3, -0.012, 0.6, 0.02);
  pen.restore();
}
