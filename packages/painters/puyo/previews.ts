import { type Board, type Colors, COLS, EMPTY, VISIBLE_ROWS } from '@rensa/games/puyo';
import type { Atlas } from '../canvas/atlas.ts';
import { type Point, pointOf } from '../canvas/point.ts';
import { type BoardPreviewStyle, previewCells, type PreviewStyle } from '../canvas/preview.ts';
import { inPixels, type Pen, stamp } from '../canvas/surface.ts';
import type { Mood } from './piece/face.ts';
import { jointAt, linkedBelow } from './piece/joints.ts';
import { faceOf, halfPairOf, hasFace, heading, joinedPairOf, type Joint, tileOf } from './piece/pieces.ts';

/** Paints a pair as it appears: the axis below its child. It takes one cell by two. */
export function paintPair(pen: Pen, { axis, child }: Colors, style: PreviewStyle, mood: Mood = 'rest'): void {
  const { atlas, middle } = previewCells(style);
  const [top, bottom] = [middle(0, 0), middle(0, 1)];
  inPixels(pen, () => {
    if (axis === child) stamp(pen, joinedPairOf(atlas, axis, 0), bottom.x, bottom.y);
    else {
      const { across } = atlas.look.bridge;
      stamp(pen, across ? halfPairOf(atlas, axis, 0) : tileOf(atlas, alone(axis)), bottom.x, bottom.y);
      stamp(pen, across ? halfPairOf(atlas, child, Math.PI) : tileOf(atlas, alone(child)), top.x, top.y);
    }
    drawFace(pen, atlas, { color: child, mood, at: top });
    drawFace(pen, atlas, { color: axis, mood, at: bottom });
  });
}

/** One puyo alone. */
interface Portrait {
  readonly color: number;
  readonly mood: Mood;
  /** Direction of its gaze, to the right and down; by default straight ahead. */
  readonly gaze?: Point;
}

/** Paints a puyo. It takes one cell. */
export function paintPuyo(pen: Pen, puyo: Portrait, style: PreviewStyle): void {
  const { atlas, middle } = previewCells(style);
  const at = middle(0, 0);
  inPixels(pen, () => {
    stamp(pen, tileOf(atlas, alone(puyo.color)), at.x, at.y);
    drawFace(pen, atlas, { ...puyo, at });
  });
}

export function paintBoard(pen: Pen, board: Board, style: BoardPreviewStyle): void {
  const { rows = VISIBLE_ROWS } = style;
  const { atlas, middle } = previewCells(style);
  const linked = linkedBelow(rows, board, atlas.look.bridge);
  const placed = [...board.keys()]
    .filter((index) => board[index] !== EMPTY && index < rows * COLS)
    .map((index) => {
      const { x, y } = pointOf(index, COLS);
      return { index, color: board[index], at: middle(x, rows - 1 - y) };
    });
  inPixels(pen, () => {
    for (const { index, at } of placed) stamp(pen, tileOf(atlas, jointAt(board, index, linked)), at.x, at.y);
    for (const { color, at } of placed) drawFace(pen, atlas, { color, mood: 'rest', at });
  });
}

function alone(cell: number): Joint {
  return { cell, mask: 0, growing: 0, step: 0 };
}

interface PlacedFace extends Portrait {
  readonly at: Point;
}

function drawFace(pen: Pen, atlas: Atlas, { color, mood, gaze = AHEAD, at }: PlacedFace): void {
  if (hasFace(atlas, color)) stamp(pen, faceOf(atlas, color, mood, heading(gaze.x, gaze.y)), at.x, at.y);
}

const AHEAD: Point = { x: 0, y: 0 };
