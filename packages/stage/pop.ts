// A group from the moment it is found: startled, squeezed, swelling and alight, until it bursts.

import { type Group, OJAMA } from '@rensa/games/puyo';
import { around, type Atlas } from './atlas.ts';
import { type Blob, blobOf, type Bounds, traceBlob } from './blob.ts';
import type { Point } from './bridge.ts';
import type { Easel } from './easel.ts';
import { drawFace, type Mood } from './face.ts';
import type { Bridge } from './look.ts';
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
  readonly glow: Sprite;
}

const GLOW_REACH = 2;
const RING_FROM = 0.28;
const SWELLS_FULLY = 2;
const RING_WIDTH = 0.078;
/** What lies on top is drawn this much larger, so that it stays crisp when the group swells. */
const CRISP = 1.14;

export function artOf(atlas: Atlas, { color, cells }: Group): Art {
  const all = cells.map(pointOf);
  const first = all[0] as Point;
  const points = all.map(({ x, y }) => ({ x: x - first.x, y: first.y - y }));
  const bridge = color === OJAMA ? { ...atlas.look.bridge, radius: OJAMA_RADIUS } : atlas.look.bridge;
  const blob = blobOf(points, bridge);
  const hues = atlas.hues(color);
  return {
    color,
    first,
    points,
    body: atlas.lump(color, points),
    lit: shape(atlas, blob, bridge, (pen) => lightUp(pen, hues)),
    ring: shape(atlas, blob, bridge, outline),
    glow: bakeGlow(atlas, blob, hues),
  };
}

/** Draws with the group's outline as the pen's path. */
function shape(atlas: Atlas, blob: Blob, bridge: Bridge, draw: (pen: Surface['pen']) => void): Sprite {
  const { pen, sprite } = canvasFor(atlas.size * CRISP, around(blob.discs));
  pen.beginPath();
  traceBlob(pen, blob, bridge);
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

function bakeGlow(atlas: Atlas, blob: Blob, hues: Hues): Sprite {
  const { left, top, right, bottom } = around(blob.discs);
  const bounds = {
    left: left - GLOW_REACH,
    top: top - GLOW_REACH,
    right: right + GLOW_REACH,
    bottom: bottom + GLOW_REACH,
  };
  const { pen, sprite } = canvasFor(atlas.size, bounds);
  for (const [blur, strength] of [
    [0.75, 0.9],
    [0.75, 0.7],
    [2.6, 0.75],
  ] as const) {
    pen.fillStyle = hues.glow;
    pen.shadowColor = fade(hues.glow, strength);
    pen.shadowBlur = blur * atlas.size;
    pen.beginPath();
    traceBlob(pen, blob, atlas.look.bridge);
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
  if (p >= BURST_AT || art.color === OJAMA) return;
  pen.globalAlpha = clamp((p - SQUEEZE_AT) / 0.4);
  stampWarped(pen, art.glow, xOf(view, art.first.x), yOf(view, art.first.y), warpOf(view, art, p));
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

function stampCrisp(
  pen: Pen,
  { image, x: dx, y: dy }: Sprite,
  x: number,
  y: number,
  { x: px, y: py, scale }: Warp,
): void {
  const [kx, ky] = [scale.x / CRISP, scale.y / CRISP];
  const [left, top] = [px + (x - px) * scale.x + dx * kx, py + (y - py) * scale.y + dy * ky];
  pen.drawImage(image, left, top, image.width * kx, image.height * ky);
}

/** The white outline alone. */
export function drawRing({ pen, view }: Easel, { ring, first }: Art): void {
  stampCrisp(pen, ring, xOf(view, first.x), yOf(view, first.y), RESTING);
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
