// Happy puyos and a shower of beads over the sheet of a new best score.

import { paintPuyo } from '@rensa/stage/puyo';
import { lookOf } from '../base/look.ts';
import { settings } from '../base/settings.ts';
import { Drawing } from './drawing.tsx';

const WIDTH = 380;
const HEIGHT = 262;

/** Colour, size, and where, from the upper left. */
const BEADS: readonly (readonly [color: number, size: number, x: number, y: number])[] = [
  [4, 16, 176, 20],
  [5, 17, 192, 31],
  [4, 12, 226, 14],
  [3, 15, 181, 56],
  [2, 16, 175, 76],
  [2, 14, 64, 92],
  [3, 10, 102, 84],
  [2, 8, 113, 88],
  [3, 14, 242, 91],
  [4, 11, 267, 82],
  [1, 13, 296, 72],
  [2, 17, 328, 79],
  [4, 10, 344, 94],
  [2, 14, 294, 114],
  [5, 13, 297, 128],
  [5, 13, 252, 129],
  [3, 16, 10, 150],
  [3, 13, 18, 184],
  [1, 14, 40, 212],
  [5, 15, 52, 168],
  [1, 12, 74, 194],
  [4, 13, 320, 190],
  [5, 12, 344, 216],
  [1, 10, 360, 150],
];

export function Celebration() {
  const look = lookOf({ ...settings.value, eyes: true });
  const paint = (pen: CanvasRenderingContext2D, ratio: number): void => {
    for (const [color, size, x, y] of BEADS)
      paintPuyo(pen, { color, mood: 'rest' }, { look, cell: size, ratio, at: { x: x - size / 2, y: y - size / 2 } });
    paintPuyo(pen, { color: 2, mood: 'happy' }, { look, cell: 70, ratio, at: { x: 73, y: 176 } });
    paintPuyo(pen, { color: 3, mood: 'happy' }, { look, cell: 68, ratio, at: { x: 239, y: 178 } });
    paintPuyo(pen, { color: 4, mood: 'happy' }, { look, cell: 108, ratio, at: { x: 136, y: 132 } });
  };
  return (
    <div class="celebration">
      <Drawing width={WIDTH} height={HEIGHT} paint={paint} />
    </div>
  );
}
