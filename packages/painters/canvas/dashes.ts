import { fade } from './palette.ts';
import type { Pen } from './surface.ts';

/** The pen's path, which is `around` long, in dashes and faintly filled. */
export function drawDashed(pen: Pen, around: number, fill: string, ink: string): void {
  pen.fillStyle = fade(fill, 0.13);
  pen.fill();
  pen.strokeStyle = ink;
  pen.lineWidth = 0.045;
  pen.lineCap = 'round';
  pen.setLineDash(dashes(around));
  pen.stroke();
}

/** .13 on, .10 off, stretched so that a whole number of them goes round. */
function dashes(around: number): number[] {
  const pitch = around / Math.round(around / 0.23);
  return [(pitch * 0.13) / 0.23, (pitch * 0.1) / 0.23];
}
