import { fade } from './palette.ts';
import type { Pen } from './surface.ts';

/** Draws the pen's path, which is `length` cells long, as dashes over a faint fill. */
export function drawDashed(pen: Pen, length: number, fill: string, ink: string): void {
  pen.fillStyle = fade(fill, 0.13);
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = 0.045;
  pen.lineCap = 'round';
  pen.setLineDash(dashes(length));
  pen.stroke();
}

/** Dashes of 0.13 cells and gaps of 0.10, stretched so that a whole number of them fits the path. */
function dashes(length: number): number[] {
  const pitch = length / Math.round(length / 0.23);
  return [(pitch * 0.13) / 0.23, (pitch * 0.1) / 0.23];
}
