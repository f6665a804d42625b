// Draws the icon of the app with the painter of the game. It runs in a browser.

import { BRIDGES, type Look } from '@rensa/painters';
import { paintPuyo } from '@rensa/painters/puyo';

const LOOK: Look = {
  palette: 'standard',
  contrast: false,
  marks: false,
  eyes: true,
  ghost: false,
  motion: 'reduced',
  bridge: BRIDGES.taper,
};
const RED = 1;
const TOP = '#2C3350';
const BOTTOM = '#12151F';
/** Sizes as parts of the icon's side: the corner of a plate, and the piece. Systems crop a `cut` icon to its middle. */
const CORNER = 0.22;
const PIECE = { plate: 0.72, cut: 0.58 };

export function drawIcon(pen: CanvasRenderingContext2D, side: number, shape: 'plate' | 'cut'): void {
  const ground = pen.createLinearGradient(0, 0, 0, side);
  ground.addColorStop(0, TOP);
  ground.addColorStop(1, BOTTOM);
  pen.fillStyle = ground;
  pen.beginPath();
  pen.roundRect(0, 0, side, side, shape === 'plate' ? CORNER * side : 0);
  pen.fill();
  const cell = PIECE[shape] * side;
  const at = { x: (side - cell) / 2, y: (side - cell) / 2 };
  paintPuyo(pen, { color: RED, mood: 'rest', gaze: { x: 0, y: 0 } }, { look: LOOK, cell, ratio: 1, at });
}
