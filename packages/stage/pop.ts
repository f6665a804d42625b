// A group from the moment it is found: startled, squeezed, swelling and alight, until it bursts.

import { type Group, OJAMA } from '@rensa/games/puyo';
import { around, type Atlas } from './atlas.ts';
import { blobOf, type Bounds, traceBlob } from './blob.ts';
import type { Point } from './bridge.ts';
import type { Easel } from './easel.ts';
import { drawFace, type Mood } from './face.ts';
import type { Bridge } from './look.ts';
import type { Lump } from './lumps.ts';
import { BURST_AT, clamp, flash, SQUEEZE_AT, swell } from './motion.ts';
import { OJAMA_RADIUS } from './ojama.ts';
import { fade, type Hues, mix } from './palette.ts';
import { pointOf } from './scene.ts';
import { type Pen, type Sprite, stampWarped, surface, type Surface, type Warp } from './surface.ts';
import { type View, xOf, yOf } from './view.ts';

/** A group's pictures, which hang at its first cell. */
export interface Art {
  readonly color: number;
  readonly first: Point;
  readonly points: readonly Point[];
  readonly body: Sprite;
  /** The whole shape in the colour of its flash. */
  readonly lit: Sprite;
  readonly ring: Sprite;
  /** Ojama has none. */
  readonly glow: Sprite | undefined;
}

const GLOW_REACH = 2;
const RING_FROM = 0.28;
const SWELLS_FULLY = 2;
const RING_WIDTH = 0.078;
/** What lies on top is drawn this much larger, so that it stays crisp when the group swells. */
const CRISP = 1.14;
/** What is blurred anyway is drawn this much smaller, which is a lot faster. */
const COARSE = 0.25;

export function artOf(atlas: Atlas, { color, cells }: Group): Art {
  const { first, points } = hung(cells);
  const bridge = bridgeOf(atlas, color);
  const hues = atlas.hues(color);
  const key = `lit ${color} ${keyOf(points)}`;
  return {
    color,
    first,
    points,
    body: atlas.lump(color, points),
    lit: atlas.keep(key, () => shape(atlas, points, bridge, (pen) => lightUp(pen, hues))),
    ring: ringOf(atlas, color, points),
    glow: color === OJAMA ? undefined : bakeGlow(atlas, points, hues),
  };
}

/** Cells as seen from the first of them. */
function hung(cells: readonly number[]): { first: Point; points: Point[] } {
  const all = cells.map(pointOf);
  const first = all[0] as Point;
  return { first, points: all.map(({ x, y }) => ({ x: x - first.x, y: first.y - y })) };
}

function keyOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function bridgeOf({ look }: Atlas, color: number): Bridge {
  return color === OJAMA ? { ...look.bridge, radius: OJAMA_RADIUS } : look.bridge;
}

function ringOf(atlas: Atlas, color: number, points: readonly Point[]): Sprite {
  const kind = color === OJAMA ? 'ojama' : 'puyo';
  return atlas.keep(`ring ${kind} ${keyOf(points)}`, () => shape(atlas, points, bridgeOf(atlas, color), outline));
}

/** Draws with the group's outline as the pen's path. */
function shape(atlas: Atlas, points: readonly Point[], bridge: Bridge, draw: (pen: Surface['pen']) => void): Sprite {
  const { pen, sprite } = canvasFor(atlas.size * CRISP, around(points));
  pen.beginPath();
  traceBlob(pen, blobOf(points, bridge), bridge);
  draw(pen);
  return sprite;
}

function canvasFor(size: number, bounds: Bounds): { pen: Surface['pen']; sprite: Sprite } {
  const [x, y] = [Math.round(bounds.left * size), Math.round(bounds.top * size)];
  const { image, pen } = surface(bounds.right * size - x, bounds.bottom * size - y);
  pen.setTransform(size, 0, 0, size, -x, -y);
  return { pen, sprite: { image, x, y } };
}

function lightUp(pen: Pen, hues: Hues): void {
  pen.fillStyle = mix(hues.light, '#ffffff', 0.55);
  pen.fill();
}

/** Only the outer half of the stroke stays. */
function outline(pen: Pen): void {
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = RING_WIDTH;
  pen.stroke();
  pen.globalCompositeOperation = 'destination-out';
  pen.fill();
}

function bakeGlow({ look, size }: Atlas, points: readonly Point[], hues: Hues): Sprite {
  const { left, top, right, bottom } = around(points);
  const bounds = {
    left: left - GLOW_REACH,
    top: top - GLOW_REACH,
    right: right + GLOW_REACH,
    bottom: bottom + GLOW_REACH,
  };
  const { pen, sprite } = canvasFor(size * COARSE, bounds);
  const blob = blobOf(points, look.bridge);
  for (const [blur, strength] of [
    [0.75, 0.9],
    [0.75, 0.7],
    [2.6, 0.75],
  ] as const) {
    pen.fillStyle = hues.glow;
    pen.shadowColor = fade(hues.glow, strength);
    pen.shadowBlur = blur * size * COARSE;
    pen.beginPath();
    traceBlob(pen, blob, look.bridge);
    pen.fill();
  }
  return sprite;
}

/** Swells about its middle. A large group swells less, or it would cover its neighbours. */
function warpOf(view: View, { first, points }: Art, p: number): Warp {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cells = 1 + Math.max(right - left, bottom - top);
  const scale = 1 + (swell(p) - 1) * Math.min(1, SWELLS_FULLY / cells);
  return {
    x: xOf(view, first.x + (left + right) / 2),
    y: yOf(view, first.y - (top + bottom) / 2),
    scale: { x: scale, y: scale },
  };
}

/** Beneath the neighbours. */
export function drawGlow({ pen, view }: Easel, art: Art, p: number): void {
  if (p >= BURST_AT || p <= SQUEEZE_AT || art.glow === undefined) return;
  pen.globalAlpha = clamp((p - SQUEEZE_AT) / 0.4);
  stampSized(pen, art.glow, xOf(view, art.first.x), yOf(view, art.first.y), { ...warpOf(view, art, p), size: COARSE });
  pen.globalAlpha = 1;
}

/** Above the neighbours. */
export function drawGroup({ pen, view, full }: Easel, art: Art, p: number): void {
  const [x, y] = [xOf(view, art.first.x), yOf(view, art.first.y)];
  if (!full) return drawSteady(pen, art, x, y, p);
  if (p >= BURST_AT) return;
  const warp = warpOf(view, art, p);
  stampWarped(pen, art.body, x, y, warp);
  pen.globalAlpha = flash(p);
  if (flash(p) > 0) stampCrisp(pen, art.lit, x, y, warp);
  pen.globalAlpha = clamp((p - RING_FROM) / 0.12);
  if (p > RING_FROM && art.color !== OJAMA) stampCrisp(pen, art.ring, x, y, warp);
  pen.globalAlpha = 1;
}

/** A sprite that was drawn at another size than the pieces. */
function stampSized(pen: Pen, sprite: Sprite, x: number, y: number, warp: Warp & { readonly size: number }): void {
  const { x: px, y: py, scale, size } = warp;
  const [kx, ky] = [scale.x / size, scale.y / size];
  const [left, top] = [px + (x - px) * scale.x + sprite.x * kx, py + (y - py) * scale.y + sprite.y * ky];
  pen.drawImage(sprite.image, left, top, sprite.image.width * kx, sprite.image.height * ky);
}

function stampCrisp(pen: Pen, sprite: Sprite, x: number, y: number, warp: Warp): void {
  stampSized(pen, sprite, x, y, { ...warp, size: CRISP });
}

/** The white outline of some cells, alone. */
export function drawRing({ pen, atlas, view }: Easel, { cell, cells }: Lump): void {
  const { first, points } = hung(cells);
  stampCrisp(pen, ringOf(atlas, cell, points), xOf(view, first.x), yOf(view, first.y), RESTING);
}

function drawSteady(pen: Pen, { color, body, ring }: Art, x: number, y: number, p: number): void {
  pen.globalAlpha = clamp((1 - p) / (1 - BURST_AT));
  stampWarped(pen, body, x, y, RESTING);
  if (color !== OJAMA) stampCrisp(pen, ring, x, y, RESTING);
  pen.globalAlpha = 1;
}

const RESTING: Warp = { x: 0, y: 0, scale: { x: 1, y: 1 } };

export function drawGroupFaces({ pen, atlas, view, full }: Easel, art: Art, p: number): void {
  if (!atlas.hasFace(art.color) || (full && p >= BURST_AT)) return;
  const mood: Mood = p < SQUEEZE_AT ? 'wide' : 'squeeze';
  const face = { color: art.color, mood, gaze: { x: 0, y: 0 }, eyes: atlas.eyes, mark: atlas.look.marks };
  const { x: px, y: py, scale } = full ? warpOf(view, art, p) : RESTING;
  const size = atlas.size * scale.x;
  for (const point of art.points) {
    const [x, y] = [xOf(view, art.first.x + point.x), yOf(view, art.first.y - point.y)];
    pen.save();
    pen.globalAlpha = full ? 1 : clamp((1 - p) / (1 - BURST_AT));
    pen.translate(px + (x - px) * scale.x, py + (y - py) * scale.y);
    pen.scale(size, size);
    drawFace(pen, face, atlas.hues(art.color));
    pen.restore();
  }
}
