import type { ChoicePictureStyle } from '../ui/ui.ts';

const TRACK = 'rgb(255 255 255 / 14%)';
const HAND = '#8ea2ff';

const TICKS_A_MINUTE = 3600;

/** Paints a ring with the minutes of a timed game. */
export function paintClock(pen: CanvasRenderingContext2D, ticks: number | null, { side }: ChoicePictureStyle): void {
  const minutes = Math.round((ticks ?? 0) / TICKS_A_MINUTE);
  const [middle, radius] = [side / 2, side * 0.38];
  pen.lineWidth = side * 0.09;
  pen.lineCap = 'round';
  for (const [color, share] of [
    [TRACK, 1],
    [HAND, 0.75],
  ] as const) {
    pen.strokeStyle = color;
    pen.beginPath();
    pen.arc(middle, middle, radius, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI);
    pen.stroke();
  }
  pen.fillStyle = '#fff';
  pen.font = `800 ${side * 0.25}px "Inter Variable"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(`${minutes}:00`, middle, middle + side * 0.02);
}
