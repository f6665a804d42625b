// Pieces that stand still, for next plates, cards and thumbnails. Lengths and places are CSS pixels of the canvas, whose
// pen may be scaled or not; (x, y) is the left upper corner.
/* oxlint-disable max-params -- the page calls these a lot, and a record for each call would say no more */

import { type Board, type Colors, COLS, EMPTY, VISIBLE_ROWS } from '@rensa/games/puyo';
import { type Atlas, atlasFor } from '../canvas/atlas.ts';
import type { Look } from '../canvas/look.ts';
import { inPixels, type Pen, stamp } from '../canvas/surface.ts';
import type { Mood } from './face.ts';
import { jointAt, linkedBelow } from './joints.ts';
import { joinedPairOf, faceOf, hasFace, tileOf } from './pieces.ts';

/** A pair as it appears: the axis below its child. Takes one cell by two. */
export function paintPair(pen: Pen, colors: Colors, cell: number, look: Look, ratio: number, x = 0, y = 0): void {
  const atlas = atlasFor(look, cell, ratio);
  const center = (x + cell / 2) * ratio;
  const [top, bottom] = [(y + cell / 2) * ratio, (y + cell * 1.5) * ratio];
  inPixels(pen, () => {
    if (colors.axis === colors.child) stamp(pen, joinedPairOf(atlas, colors.axis, 0), center, bottom);
    else {
      stamp(pen, tileOf(atlas, alone(colors.axis)), center, bottom);
      stamp(pen, tileOf(atlas, alone(colors.child)), center, top);
    }
    face(pen, atlas, colors.child, 'rest', [center, top]);
    face(pen, atlas, colors.axis, 'rest', [center, bottom]);
  });
}

export function paintPuyo(
  pen: Pen,
  color: number,
  cell: number,
  look: Look,
  ratio: number,
  mood: Mood,
  x: number,
  y: number,
): void {
  const atlas = atlasFor(look, cell, ratio);
  const at: [number, number] = [(x + cell / 2) * ratio, (y + cell / 2) * ratio];
  inPixels(pen, () => {
    stamp(pen, tileOf(atlas, alone(color)), ...at);
    face(pen, atlas, color, mood, at);
  });
}

/** A board from its floor up to `rows` rows. */
export function paintBoard(
  pen: Pen,
  board: Board,
  cell: number,
  look: Look,
  ratio: number,
  rows: number = VISIBLE_ROWS,
): void {
  const atlas = atlasFor(look, cell, ratio);
  const linked = linkedBelow(rows);
  const place = (index: number): [number, number] => [
    ((index % COLS) + 0.5) * cell * ratio,
    (rows - Math.floor(index / COLS) - 0.5) * cell * ratio,
  ];
  const taken = [...board.keys()].filter((index) => board[index] !== EMPTY && index < rows * COLS);
  inPixels(pen, () => {
    for (const index of taken) stamp(pen, tileOf(atlas, jointAt(board, index, linked)), ...place(index));
    for (const index of taken) face(pen, atlas, board[index] as number, 'rest', place(index));
  });
}

function alone(cell: number): { cell: number; mask: number; growing: number; step: number } {
  return { cell, mask: 0, growing: 0, step: 0 };
}

function face(pen: Pen, atlas: Atlas, color: number, mood: Mood, [x, y]: [number, number]): void {
  if (!hasFace(atlas, color)) return;
  stamp(pen, faceOf(atlas, color, mood, 0), x, y);
}
