// The word "rensa" on a canvas, for pictures that are shared.

import { BODY, EYES, LETTERS } from './wordmark.tsx';

interface WordmarkPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Paints the word in white, with a plain face. */
export function paintWordmark(pen: CanvasRenderingContext2D, { x, y, height }: WordmarkPlace): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 59, height / 59);
  pen.translate(0, 9);
  pen.strokeStyle = '#fff';
  pen.lineWidth = 12.5;
  pen.lineCap = 'round';
  for (const letter of LETTERS) pen.stroke(new Path2D(letter));
  pen.translate(-3.25, 0);
  fillPath(pen, '#F4514F', new Path2D(BODY));
  for (const eye of EYES) {
    fillPath(pen, '#fff', ovalAt(eye, 21, 6.1, 7.9));
    fillPath(pen, '#45081A', ovalAt(eye - 2.3, 21.4, 3.7, 4.4));
  }
  pen.restore();
}

function fillPath(pen: CanvasRenderingContext2D, color: string, path: Path2D): void {
  pen.fillStyle = color;
  pen.fill(path);
}

function ovalAt(x: number, y: number, rx: number, ry: number): Path2D {
  const oval = new Path2D();
  oval.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  return oval;
}
