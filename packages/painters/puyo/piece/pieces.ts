// Pictures of puyos: tiles of a joined board, blocks and couples that move as one, faces and ghosts.

import { OJAMA } from '@rensa/games/puyo';
import { type Atlas, ROOM, spriteBounds } from '../../canvas/atlas.ts';
import { keyOf, type Point } from '../../canvas/point.ts';
import { type Bounds, inPixels, type Sprite, stamp, surface } from '../../canvas/surface.ts';
import { bakeBlob, blobOf } from './blob.ts';
import { drawFace, type Mood, MOODS } from './face.ts';
import { bakeGhost } from './ghost.ts';
import { growth, JOIN_TICKS } from './growth.ts';
import { cellsOf, DOWN, LEFT, maskOf, RIGHT, UP } from './mask.ts';
import { bakeOjama } from './ojama.ts';

/** Joints of a cell: the cells it is joined to, its necks that still grow, and their step of growth. */
export interface Joint {
  readonly cell: number;
  readonly mask: number;
  /** Bits of the mask whose necks still grow. */
  readonly growing: number;
  /** Tick of their growth; ignored if no neck grows. */
  readonly step: number;
}

const FULL_TURN = 2 * Math.PI;
const DIRECTIONS = 24;
const STRAIGHT = 0;

/** Number of the nearest baked direction; 0 is straight ahead. */
export function heading(x: number, y: number): number {
  if (x === 0 && y === 0) return STRAIGHT;
  const turn = Math.round((Math.atan2(y, x) / FULL_TURN) * DIRECTIONS);
  return 1 + ((turn + DIRECTIONS) % DIRECTIONS);
}

function gazeOf(direction: number): Point {
  if (direction === STRAIGHT) return { x: 0, y: 0 };
  const angle = ((direction - 1) / DIRECTIONS) * FULL_TURN;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export function tileOf(atlas: Atlas, joint: Joint): Sprite {
  if (joint.cell === OJAMA) return atlas.keep('ojama', () => bakeOjama(atlas.hues(OJAMA), atlas.size));
  const { cell, mask, growing, step } = joint;
  if (growing === 0) return atlas.keep(`${cell} ${mask}`, () => bakeTile(atlas, joint));
  return atlas.keepShape(`${cell} ${mask} ${growing} ${step}`, () => bakeTile(atlas, joint));
}

/** Picture of several cells, which can be scaled without showing seams. Its origin is (0, 0). */
export function blockSpriteOf(atlas: Atlas, cell: number, points: readonly Point[]): Sprite {
  if (points.length === 1) return tileOf(atlas, { cell, mask: 0, growing: 0, step: 0 });
  return atlas.keepShape(`block ${cell} ${keyOf(points)}`, () => composeBlock(atlas, cell, points));
}

function composeBlock(atlas: Atlas, cell: number, points: readonly Point[]): Sprite {
  const { size } = atlas;
  const bounds = spriteBounds(points);
  const [x, y] = [Math.round(bounds.left * size), Math.round(bounds.top * size)];
  const { image, pen } = surface(bounds.right * size - x, bounds.bottom * size - y);
  for (const point of points) {
    const tile = tileOf(atlas, { cell, mask: maskOf(point, points), growing: 0, step: 0 });
    stamp(pen, tile, point.x * size - x, point.y * size - y);
  }
  return { image, x, y };
}

const TURNS = 32;

/** Angle of the nearest baked direction. */
function bakedAngle(angle: number): number {
  return (Math.round((angle / FULL_TURN) * TURNS) / TURNS) * FULL_TURN;
}

/** Picture of two joined puyos of one color, the second `angle` around the first: 0 above, a quarter turn is π/2. */
export function joinedPairOf(atlas: Atlas, cell: number, angle: number): Sprite {
  const at = bakedAngle(angle);
  return atlas.keep(`couple ${cell} ${at}`, () => bakePair(atlas, cell, at));
}

/** Picture of a puyo joined to one of another color at this angle, up to the middle of their neck. */
export function halfPairOf(atlas: Atlas, cell: number, angle: number): Sprite {
  const at = bakedAngle(angle);
  return atlas.keep(`half ${cell} ${at}`, () => {
    const sprite = bakePair(atlas, cell, at);
    const { image, pen } = surface(sprite.image.width, sprite.image.height);
    pen.setTransform(atlas.size, 0, 0, atlas.size, -sprite.x, -sprite.y);
    pen.rotate(at);
    pen.beginPath();
    pen.rect(-FAR, -0.5, 2 * FAR, FAR);
    pen.clip();
    inPixels(pen, () => pen.drawImage(sprite.image, 0, 0));
    return { ...sprite, image };
  });
}

/** Cells beyond any picture of a pair. */
const FAR = 4;

function bakePair(atlas: Atlas, cell: number, angle: number): Sprite {
  const [axis, child] = [
    { x: 0, y: 0 },
    { x: Math.sin(angle), y: -Math.cos(angle) },
  ];
  const { bridge } = atlas.look;
  const blob = {
    discs: [axis, child],
    necks: [{ a: axis, b: child, pinch: bridge.pinch }],
    crooks: [],
    squares: [],
  };
  return bakeBlob(blob, bridge, atlas.hues(cell), spriteBounds([axis, child]), atlas.size);
}

export function hasFace({ eyes, look }: Atlas, cell: number): boolean {
  return cell !== OJAMA && (eyes || look.marks);
}

/** Pictures of faces. Every frame needs them, so they outlive the other pictures of their atlas. */
const FACES = new WeakMap<Atlas, Map<number, Sprite>>();

export function faceOf(atlas: Atlas, color: number, mood: Mood, direction: number): Sprite {
  const faces = FACES.get(atlas) ?? new Map<number, Sprite>();
  const key = (color * MOODS.length + MOODS.indexOf(mood)) * (DIRECTIONS + 1) + direction;
  const kept = faces.get(key);
  if (kept !== undefined) return kept;
  const made = bakeFace(atlas, color, mood, direction);
  FACES.set(atlas, faces.set(key, made));
  return made;
}

function bakeFace(atlas: Atlas, color: number, mood: Mood, direction: number): Sprite {
  const { size, eyes, look } = atlas;
  const half = Math.round(0.55 * size);
  const { image, pen } = surface(2 * half, 2 * half);
  pen.setTransform(size, 0, 0, size, half, half);
  drawFace(pen, { color, mood, gaze: gazeOf(direction), eyes, mark: look.marks }, atlas.hues(color));
  return { image, x: -half, y: -half };
}

export function ghostOf(atlas: Atlas, color: number): Sprite {
  const { look, size } = atlas;
  return atlas.keep(`ghost ${color}`, () => bakeGhost(color, atlas.hues(color), look.marks, size));
}

function bakeTile(atlas: Atlas, { cell, mask, growing, step }: Joint): Sprite {
  const { bridge } = atlas.look;
  const grown = growth(bridge.pinch, (step + 1) / JOIN_TICKS);
  const pinchOf = (a: Point, b: Point): number => (growing & sideBetween(a, b) ? grown : bridge.pinch);
  const bounds = tileBounds(mask, atlas);
  return bakeBlob(blobOf(cellsOf(mask), bridge, pinchOf), bridge, atlas.hues(cell), bounds, atlas.size);
}

/**
 * Bounds of a tile, cut at the cell's edge on joined sides. Where cells do not fall on whole pixels, tiles overlap by
 * one so that rounding never opens a gap.
 */
function tileBounds(mask: number, { pitch, size }: Atlas): Bounds {
  const overlap = Number.isInteger(pitch) ? 0 : 1 / size;
  const side = (bit: number): number => (mask & bit ? 0.5 + overlap : 0.5 + ROOM);
  return { left: -side(LEFT), top: -side(UP), right: side(RIGHT), bottom: side(DOWN) };
}

/** Side of the cell at (0, 0) that a neck leaves by, or 0 for a neck between two others. */
function sideBetween(a: Point, b: Point): number {
  const other = a.x === 0 && a.y === 0 ? b : b.x === 0 && b.y === 0 ? a : undefined;
  if (other === undefined) return 0;
  if (other.y === 0) return other.x > 0 ? RIGHT : LEFT;
  return other.y > 0 ? DOWN : UP;
}
