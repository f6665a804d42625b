// Remains of a burst group for half a second: beads, a ring and two sparkles, all beneath the pieces.

import { TICKS_PER_SECOND } from '@rensa/engine';

import { clamp, easeOut } from '../canvas/curves.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import { centroid, type Point } from '../canvas/point.ts';
import { type Pen, type Sprite, surface } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';
import { randomFrom } from './random.ts';
import { type BoardView, xOf, yOf } from './view.ts';

/** Place in cells, columns to the right and rows up; speed in cells per tick. */
export interface Bead {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly radius: number;
}

export interface Burst {
  readonly color: number;
  readonly start: number;
  readonly center: Point;
  readonly beads: readonly Bead[];
  readonly sparkles: readonly Point[];
}

/** Radius of the largest bead, in cells: MIN_BEAD + BEAD_SPREAD. */
export const BEAD = 0.14;
const BEADS_PER_CELL = 4;
export const MAX_BEADS = 160;
const BEAD_TICKS = 28;
const RING_TICKS = 18;
/** Lengths are cells: the largest radius, the line's width at the start, and what it loses until the end. */
const RING = { reach: 2.75, pace: 0.75, alpha: 0.7, width: 0.085, narrows: 0.065 } as const;
const SPARKLE_TICKS = 16;
/** Lengths of the two sparkles, in cells. */
const SPARKLE_REACHES = [0.22, 0.16] as const;
/**
 * Share of the way from its cell to the middle at which a bead begins, and random spread of its place and direction.
 */
const GATHERED = 0.4;
const SCATTER_CELLS = 0.7;
const SCATTER_RADIANS = 1.2;
/** Speed of a bead, in cells per second. */
const MIN_SPEED = 3;
const MAX_SPEED = 7;
/** Radii, in cells: the smallest, and the most that is added. */
const MIN_BEAD = 0.05;
const BEAD_SPREAD = 0.09;
/** Exponent of the random radius; above 1, small beads are more frequent. */
const RADIUS_EXPONENT = 1.6;
const SHRINK_TICKS = 10;
const SPARKLE_DROP = 0.3;
/** Cells per tick²: 20 per second². */
const GRAVITY = 20 / TICKS_PER_SECOND ** 2;
/** Age of a burst in its first picture, which would be empty otherwise. */
const HEAD_START_TICKS = 4;

export interface ColoredCells {
  readonly color: number;
  /** Columns and rows, rows upward. */
  readonly cells: readonly Point[];
}

/** Number of beads that a cell throws. */
export type BeadsOf = (cell: Point) => number;

interface BurstOptions {
  readonly time: number;
  /** Makes one burst differ from the next. */
  readonly seed: number;
  /** Maximal number of beads. */
  readonly room: number;
  readonly beadsOf?: BeadsOf | undefined;
}

export function burstOf({ color, cells }: ColoredCells, { time, seed, room, beadsOf }: BurstOptions): Burst {
  const random = randomFrom(seed);
  const center = centroid(cells);
  const all = cells.flatMap((cell) => {
    return Array.from({ length: beadsOf?.(cell) ?? BEADS_PER_CELL }, () => beadOf(cell, center, random));
  });
  const sparkles = [random(), random()].map((share) => {
    const cell = cells[Math.floor(share * cells.length)] ?? center;
    return { x: cell.x + random() - 0.5, y: cell.y + random() - SPARKLE_DROP };
  });
  return { color, start: time - HEAD_START_TICKS, center, beads: all.slice(0, Math.max(0, room)), sparkles };
}

/** A bead that begins between its cell and the middle, and flies outward. */
function beadOf(cell: Point, center: Point, random: () => number): Bead {
  const x = cell.x + (center.x - cell.x) * GATHERED + (random() - 0.5) * SCATTER_CELLS;
  const y = cell.y + (center.y - cell.y) * GATHERED + (random() - 0.5) * SCATTER_CELLS;
  const outward = Math.atan2(y - center.y, x - center.x) + (random() - 0.5) * SCATTER_RADIANS;
  const speed = (MIN_SPEED + (MAX_SPEED - MIN_SPEED) * random()) / TICKS_PER_SECOND;
  const radius = MIN_BEAD + BEAD_SPREAD * random() ** RADIUS_EXPONENT;
  return { x, y, dx: Math.cos(outward) * speed, dy: Math.sin(outward) * speed, radius };
}

export function isSpent({ start }: Burst, now: number): boolean {
  return now - start >= BEAD_TICKS;
}

export function drawBurst(context: DrawContext, burst: Burst): void {
  const { pen, atlas, view, now } = context;
  const age = now - burst.start;
  const hues = atlas.hues(burst.color);
  drawEmber(context, burst, hues);
  drawRing(pen, view, burst, hues, age);
  const sprite = atlas.keep(`bead ${burst.color}`, () => bakeBead(hues, atlas.size));
  for (const bead of burst.beads) drawBead(pen, view, sprite, bead, age);
  drawSparkles(pen, view, burst, age);
}

/** Place of a bead at this age, in device pixels, and the share of its size that is left. */
export function beadAt(view: BoardView, bead: Bead, age: number): Point & { readonly scale: number } {
  const x = bead.x + bead.dx * age;
  const y = bead.y + bead.dy * age - (GRAVITY * age * age) / 2;
  return { x: xOf(view, x), y: yOf(view, y), scale: clamp((BEAD_TICKS - age) / SHRINK_TICKS) };
}

function drawBead(pen: Pen, view: BoardView, { image }: Sprite, bead: Bead, age: number): void {
  const { x, y, scale } = beadAt(view, bead, age);
  const size = ((image.width * bead.radius) / BEAD) * scale;
  if (size < 1) return;
  pen.drawImage(image, x - size / 2, y - size / 2, size, size);
}

function bakeBead(hues: Hues, size: number): Sprite {
  const half = Math.ceil((BEAD + 0.025) * size);
  const { image, pen } = surface(2 * half, 2 * half);
  pen.setTransform(size, 0, 0, size, half, half);
  const ball = pen.createRadialGradient(-0.05, -0.05, 0, 0, 0, BEAD);
  ball.addColorStop(0, hues.light);
  ball.addColorStop(0.4, mix(hues.light, hues.base, 0.35));
  ball.addColorStop(1, hues.base);
  pen.beginPath();
  pen.arc(0, 0, BEAD, 0, Math.PI * 2);
  pen.lineWidth = 0.04;
  pen.strokeStyle = hues.dark;
  pen.stroke();
  pen.fillStyle = ball;
  pen.fill();
  return { image, x: -half, y: -half };
}

function drawRing(pen: Pen, view: BoardView, { center }: Burst, hues: Hues, age: number): void {
  if (age <= 0 || age >= RING_TICKS) return;
  const t = age / RING_TICKS;
  pen.strokeStyle = fade(hues.light, RING.alpha * (1 - t));
  pen.lineWidth = (RING.width - RING.narrows * t) * view.pitch;
  pen.beginPath();
  pen.arc(xOf(view, center.x), yOf(view, center.y), RING.reach * easeOut(t * RING.pace) * view.pitch, 0, Math.PI * 2);
  pen.stroke();
}

/** Draws the glow that the group leaves behind. */
export function drawEmber({ pen, atlas, view, now }: DrawContext, { center, color, start }: Burst, hues: Hues): void {
  const age = now - start;
  const sprite = atlas.keep(`ember ${color}`, () => bakeEmber(hues, atlas.size));
  pen.globalAlpha = clamp(1 - age / BEAD_TICKS);
  pen.drawImage(sprite.image, xOf(view, center.x) + sprite.x, yOf(view, center.y) + sprite.y);
  pen.globalAlpha = 1;
}

function bakeEmber(hues: Hues, size: number): Sprite {
  const half = Math.round(2.4 * size);
  const { image, pen } = surface(2 * half, 2 * half);
  const glow = pen.createRadialGradient(half, half, 0, half, half, half);
  glow.addColorStop(0, fade(hues.glow, 0.3));
  glow.addColorStop(0.5, fade(hues.glow, 0.14));
  glow.addColorStop(1, fade(hues.glow, 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 2 * half, 2 * half);
  return { image, x: -half, y: -half };
}

export function drawSparkles(pen: Pen, view: BoardView, { sparkles }: Burst, age: number): void {
  const t = age / SPARKLE_TICKS;
  if (t <= 0 || t >= 1) return;
  pen.fillStyle = '#ffffff';
  for (const [i, { x, y }] of sparkles.entries()) {
    const reach = (SPARKLE_REACHES[i] ?? 0) * Math.sin(Math.PI * t) * view.pitch;
    drawSparkle(pen, xOf(view, x), yOf(view, y), reach);
  }
}

/** Draws a star with four thin points. */
export function drawSparkle(pen: Pen, x: number, y: number, reach: number): void {
  const waist = reach * 0.14;
  pen.beginPath();
  pen.moveTo(x, y - reach);
  for (let quarter = 0; quarter < 4; quarter++) {
    const angle = (quarter * Math.PI) / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    pen.lineTo(x + waist * (c + s), y + waist * (s - c));
    pen.lineTo(x + reach * c, y + reach * s);
  }
  pen.fill();
}
