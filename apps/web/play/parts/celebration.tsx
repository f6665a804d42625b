// The game's own pieces, glad of a new best score, in a shower of small ones over the sheet.

import type { Look } from '@rensa/painters';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';
import type { PartyPiece } from '../ui/ui.ts';

const WIDTH = 380;
const HEIGHT = 262;

/** Color, size, and where its middle is, from the upper left. */
const SMALL: readonly (readonly [color: number, size: number, x: number, y: number])[] = [
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

const LARGE: readonly PartyPiece[] = [
  { color: 2, size: 70, x: 73, y: 176, happy: true },
  { color: 3, size: 68, x: 239, y: 178, happy: true },
  { color: 4, size: 108, x: 136, y: 132, happy: true },
];

const PIECES: readonly PartyPiece[] = [
  ...SMALL.map(([color, size, x, y]) => ({ color, size, x: x - size / 2, y: y - size / 2, happy: false })),
  ...LARGE,
];

interface CelebrationProps {
  readonly paintPiece: (pen: CanvasRenderingContext2D, piece: PartyPiece, look: Look, ratio: number) => void;
}

export function Celebration({ paintPiece }: CelebrationProps) {
  const look = lookOf({ ...settings.value, eyes: true });
  const paint = (pen: CanvasRenderingContext2D, ratio: number): void => {
    for (const piece of PIECES) paintPiece(pen, piece, look, ratio);
  };
  return (
    <div class="celebration">
      <Drawing width={WIDTH} height={HEIGHT} paint={paint} />
    </div>
  );
}
