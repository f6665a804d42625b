// Joined cells as one shape, and its shading from the contact shadow up to the specular light. Lengths are cells.

import type { Bridge } from '../../canvas/look.ts';
import { fade, type Hues, mix } from '../../canvas/palette.ts';
import type { Point } from '../../canvas/point.ts';
import { type Bounds, type PathPen, Scratch, type Sprite, surface, type Surface } from '../../canvas/surface.ts';
import { underlay } from '../../canvas/underlay.ts';
import { type Crook, traceBridge, traceCrook, traceDisc, traceSquare } from './bridge.ts';

interface Neck {
  readonly a: Point;
  readonly b: Point;
  readonly pinch: number;
}

export interface Blob {
  readonly discs: readonly Point[];
  readonly necks: readonly Neck[];
  readonly crooks: readonly Crook[];
  readonly squares: readonly { readonly at: Point; readonly side: number }[];
}

export type PinchOf = (a: Point, b: Point) => number;

const SQUARE = 0.6;

/** Shape of joined cells of one color; `pinchOf` is the current pinch of each neck. */
export function blobOf(discs: readonly Point[], bridge: Bridge, pinchOf: PinchOf = () => bridge.pinch): Blob {
  const keys = new Set(discs.map(({ x, y }) => `${x} ${y}`));
  const has = (x: number, y: number): boolean => keys.has(`${x} ${y}`);
  const necks: Neck[] = [];
  const crooks: Crook[] = [];
  const squares: { at: Point; side: number }[] = [];
  for (const a of discs) {
    const [right, below] = [
      { x: a.x + 1, y: a.y },
      { x: a.x, y: a.y + 1 },
    ];
    if (has(right.x, right.y)) necks.push({ a, b: right, pinch: pinchOf(a, right) });
    if (has(below.x, below.y)) necks.push({ a, b: below, pinch: pinchOf(a, below) });
    if (has(right.x, right.y) && has(below.x, below.y) && has(a.x + 1, a.y + 1)) {
      const pinch = Math.min(pinchOf(a, right), pinchOf(a, below));
      squares.push({ at: { x: a.x + 0.5, y: a.y + 0.5 }, side: (SQUARE * pinch) / bridge.pinch });
    }
    for (const [sx, sy] of DIAGONALS) {
      if (!has(a.x + sx, a.y) || !has(a.x, a.y + sy) || has(a.x + sx, a.y + sy)) continue;
      const pinch = Math.min(pinchOf(a, { x: a.x + sx, y: a.y }), pinchOf(a, { x: a.x, y: a.y + sy }));
      crooks.push({ at: a, sx, sy, pinch });
    }
  }
  return { discs, necks, crooks, squares };
}

const DIAGONALS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

export function traceBlob(pen: PathPen, blob: Blob, bridge: Bridge): void {
  for (const disc of blob.discs) traceDisc(pen, disc, bridge.radius);
  for (const { a, b, pinch } of blob.necks) traceBridge(pen, bridge, a, b, pinch);
  for (const crook of blob.crooks) traceCrook(pen, bridge, crook);
  for (const { at, side } of blob.squares) traceSquare(pen, at, side);
}

interface Bake {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly trace: (pen: Surface['pen']) => void;
}

/** Draws a shape with all its shading. The origin of the sprite is the center of cell (0, 0). */
export function bakeBlob(blob: Blob, bridge: Bridge, hues: Hues, bounds: Bounds, size: number): Sprite {
  const x = Math.round(bounds.left * size);
  const y = Math.round(bounds.top * size);
  const bake: Bake = {
    size,
    width: Math.round(bounds.right * size) - x,
    height: Math.round(bounds.bottom * size) - y,
    x,
    y,
    trace: (pen) => {
      pen.beginPath();
      traceBlob(pen, blob, bridge);
    },
  };
  const body = bakeBody(bake, blob, hues);
  const { image, pen } = aimed(surface(bake.width, bake.height), bake);
  underlay(pen, bake.trace, hues);
  lay(pen, bake, body, 1);
  return { image, x, y };
}

const BODY = new Scratch();
const CRESCENT = new Scratch();

function aimed(made: Surface, { x, y, size }: Bake): Surface {
  made.pen.setTransform(size, 0, 0, size, -x, -y);
  return made;
}

function bakeBody(bake: Bake, blob: Blob, hues: Hues): OffscreenCanvas {
  const { image, pen } = aimed(BODY.take(bake.width, bake.height), bake);
  bake.trace(pen);
  pen.fillStyle = hues.base;
  pen.fill();
  pen.globalCompositeOperation = 'source-atop';
  for (const disc of blob.discs) inner(pen, disc, hues);
  lay(pen, bake, crescent(bake, hues.dark, { x: -0.035, y: -0.085, blur: 0.045 }), 0.92);
  lay(pen, bake, crescent(bake, mix(hues.light, '#ffffff', 0.45), { x: 0.028, y: 0.045, blur: 0.018 }), 0.5);
  for (const disc of blob.discs) specular(pen, disc);
  return image;
}

function inner(pen: Surface['pen'], { x, y }: Point, hues: Hues): void {
  const glow = pen.createRadialGradient(x + 0.04, y + 0.2, 0, x + 0.04, y + 0.2, 0.3);
  glow.addColorStop(0, fade(hues.glow, 0.7));
  glow.addColorStop(1, fade(hues.glow, 0));
  spread(pen, glow, x, y);
  const light = pen.createRadialGradient(x - 0.13, y - 0.15, 0, x - 0.13, y - 0.15, 0.35);
  light.addColorStop(0, fade(hues.light, 0.95));
  light.addColorStop(0.5, fade(hues.light, 0.4));
  light.addColorStop(1, fade(hues.light, 0));
  spread(pen, light, x, y);
}

function spread(pen: Surface['pen'], style: CanvasGradient, x: number, y: number): void {
  pen.fillStyle = style;
  pen.fillRect(x - 0.5, y - 0.5, 1, 1);
}

interface Shift extends Point {
  readonly blur: number;
}

/** Device pixels, far enough that the shape itself falls outside its canvas and only its shadow is seen. */
const AWAY = 4096;

/** Crescent: the shape less a soft, shifted copy. The soft copy is a shadow: not every browser can blur otherwise. */
function crescent(bake: Bake, color: string, { x, y, blur }: Shift): OffscreenCanvas {
  const { image, pen } = aimed(CRESCENT.take(bake.width, bake.height), bake);
  bake.trace(pen);
  pen.fillStyle = color;
  pen.fill();
  pen.globalCompositeOperation = 'destination-out';
  pen.shadowColor = '#000000';
  pen.shadowBlur = 2 * blur * bake.size;
  pen.shadowOffsetX = AWAY + x * bake.size;
  pen.shadowOffsetY = y * bake.size;
  pen.setTransform(bake.size, 0, 0, bake.size, -bake.x - AWAY, -bake.y);
  bake.trace(pen);
  pen.fill();
  return image;
}

function lay(pen: Surface['pen'], { width, height }: Bake, image: OffscreenCanvas, alpha: number): void {
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalAlpha = alpha;
  pen.drawImage(image, 0, 0, width, height, 0, 0, width, height);
  pen.restore();
}

function specular(pen: Surface['pen'], { x, y }: Point): void {
  pen.save();
  pen.translate(x - 0.185, y - 0.265);
  pen.rotate(-0.55);
  const shine = pen.createLinearGradient(0, -0.052, 0, 0.052);
  shine.addColorStop(0, fade('#ffffff', 0.95));
  shine.addColorStop(1, fade('#ffffff', 0.45));
  pen.fillStyle = shine;
  pen.beginPath();
  pen.ellipse(0, 0, 0.105, 0.052, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
  pen.fillStyle = fade('#ffffff', 0.75);
  pen.beginPath();
  pen.arc(x - 0.318, y - 0.148, 0.026, 0, Math.PI * 2);
  pen.fill();
}
