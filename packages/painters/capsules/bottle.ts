// The bottle around the field: glass walls, shoulders, and a neck that capsules come in by.

import { COLS, VISIBLE_ROWS } from '@rensa/games/capsules';
import { linearGradient } from '../canvas/carve.ts';
import { fade } from '../canvas/palette.ts';
import type { Pen } from '../canvas/surface.ts';
import { type Box, layoutField, type PageLayout, type VesselRoom } from '../falling/layout.ts';
import type { BoardView } from '../falling/view.ts';
import type { Vessel } from '../falling/well.ts';

/**
 * CSS pixels: from the cells to the middle of the glass, from the neck out to the end of a lip, and width of the glass.
 */
const WALL = 7;
const LIP = 13;
const GLASS = 3;
/** Lengths in cells. */
const NECK_HEIGHT = 1.45;
const SHOULDER = 0.7;
const FLOOR = 0.6;
const FILLET = 0.28;
const SHEEN = 0.9;
const GLINT = 0.2;

const GLASS_COLOR = '#E1ECFF';
/** Dark line beneath the glass, so that it can be seen on a light page. */
const SHADE_COLOR = '#1B315F';

/** Room for the neck, and for walls a little wider than those of a well. */
const ROOM: VesselRoom = { head: 1.65, entry: 0, phone: { x: 22, beside: 118, rail: 60 } };

/** Room that a bottle takes beside another one: its neck, and the width of its glass outside the cells. */
export const BOTTLE_ROOM = { head: ROOM.head, edge: WALL + 2 } as const;

/** Lays out a bottle on a screen. */
export function layoutBottle(box: Box): PageLayout {
  return layoutField(box, COLS, VISIBLE_ROWS, ROOM);
}

/** Lines of the glass, in device pixels. */
interface Outline {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
  /** The sides and the mouth of the neck. */
  readonly neck: readonly [number, number];
  readonly mouth: number;
}

function outlineOf({ field, pitch, ratio }: BoardView, outset = 0): Outline {
  const grown = (WALL + outset) * ratio;
  const [middle, half] = [field.x + field.width / 2, pitch + (4 + outset) * ratio];
  const top = field.y - grown;
  return {
    left: field.x - grown,
    right: field.x + field.width + grown,
    top,
    floor: field.y + field.height + grown,
    neck: [middle - half, middle + half],
    mouth: field.y - WALL * ratio - NECK_HEIGHT * pitch,
  };
}

/** Traces the walls, from the left side of the mouth around the floor to its right side. */
function traceWalls(pen: Pen, { pitch }: BoardView, { left, right, top, floor, neck, mouth }: Outline): void {
  pen.arcTo(neck[0], top, left, top, FILLET * pitch);
  pen.arcTo(left, top, left, floor, SHOULDER * pitch);
  pen.arcTo(left, floor, right, floor, FLOOR * pitch);
  pen.arcTo(right, floor, right, top, FLOOR * pitch);
  pen.arcTo(right, top, neck[1], top, SHOULDER * pitch);
  pen.arcTo(neck[1], top, neck[1], mouth, FILLET * pitch);
}

/** Traces the inside, `outset` CSS pixels further out. */
function traceBottle(pen: Pen, view: BoardView, outset = 0): void {
  const outline = outlineOf(view, outset);
  pen.beginPath();
  pen.moveTo(outline.neck[0], outline.mouth);
  traceWalls(pen, view, outline);
  pen.lineTo(outline.neck[1], outline.mouth);
  pen.closePath();
}

export function clipToBottle(pen: Pen, view: BoardView): void {
  traceBottle(pen, view, -1);
  pen.clip();
}

/** Clips to everything except the parts above the shoulders, beside the neck. */
export function clipToMouth(pen: Pen, view: BoardView): void {
  const { top, neck } = outlineOf(view);
  pen.beginPath();
  pen.rect(0, top, view.width, view.height - top);
  pen.rect(neck[0], 0, neck[1] - neck[0], top);
  pen.clip();
}

/** Draws the glass, open at its mouth. */
function drawGlass(pen: Pen, view: BoardView): void {
  const outline = outlineOf(view);
  const { left, right, mouth, floor, neck } = outline;
  const lip = LIP * view.ratio;
  const curl = 0.75 * lip;
  drawSheen(pen, view);
  pen.beginPath();
  pen.moveTo(neck[0] - lip, mouth);
  pen.arcTo(neck[0], mouth, neck[0], floor, curl);
  traceWalls(pen, view, outline);
  pen.arcTo(neck[1], mouth, neck[1] + lip, mouth, curl);
  pen.lineTo(neck[1] + lip, mouth);
  pen.lineCap = 'round';
  pen.lineWidth = (GLASS + 2) * view.ratio;
  pen.strokeStyle = fade(SHADE_COLOR, 0.4);
  pen.stroke();
  pen.lineWidth = GLASS * view.ratio;
  pen.strokeStyle = linearGradient(
    pen,
    [left, mouth],
    [right, floor],
    [0, fade(GLASS_COLOR, 0.85)],
    [0.55, fade('#B9CCF5', 0.62)],
    [1, fade('#A9C0F2', 0.7)],
  );
  pen.stroke();
  drawGlint(pen, view, outline);
}

/** Draws a deep blue behind the field, deeper toward the floor. */
export function drawDepth(pen: Pen, view: BoardView): void {
  const { mouth, floor } = outlineOf(view);
  traceBottle(pen, view);
  pen.fillStyle = linearGradient(pen, [0, mouth], [0, floor], [0, fade('#2B62D9', 0.07)], [1, fade('#2B62D9', 0.17)]);
  pen.fill();
}

/** Draws light along the inside of both walls. */
function drawSheen(pen: Pen, view: BoardView): void {
  const { left, right, top, floor } = outlineOf(view);
  const reach = SHEEN * view.pitch;
  pen.save();
  traceBottle(pen, view);
  pen.clip();
  for (const [from, to, color, strength] of [
    [left, left + reach, '#DCE6FF', 0.22],
    [right, right - reach, '#6E97FF', 0.2],
  ] as const) {
    pen.fillStyle = linearGradient(
      pen,
      [from, 0],
      [to, 0],
      [0, fade(color, strength)],
      [0.5, fade(color, strength * 0.3)],
      [1, fade(color, 0)],
    );
    pen.fillRect(Math.min(from, to), top, reach, floor - top);
  }
  pen.restore();
}

/** Draws a glint on the left shoulder. */
function drawGlint(pen: Pen, { pitch, ratio }: BoardView, { left, top }: Outline): void {
  const [x, y] = [left + GLINT * pitch + ratio, top + GLINT * pitch + ratio];
  pen.beginPath();
  pen.moveTo(x, y + 1.2 * pitch);
  pen.arcTo(x, y, x + 0.7 * pitch, y, 0.55 * pitch);
  pen.lineTo(x + 0.7 * pitch, y);
  pen.strokeStyle = fade('#ffffff', 0.5);
  pen.lineWidth = GLASS * ratio;
  pen.stroke();
}

export const BOTTLE: Vessel = { trace: traceBottle, drawEdge: drawGlass };
