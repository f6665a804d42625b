// What is left of a group for half a second: beads, a ring and two sparkles, all of it beneath the pieces.

import { TICKS_PER_SECOND } from '@rensa/engine';

import { clamp, easeOut } from '../canvas/curves.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { type Pen, type Sprite, surface } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';
import { randomFrom } from './random.ts';
import { type BoardView, xOf, yOf } from './view.ts';

/** In cells, columns to the right and rows up; speeds in cells per tick. */
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

/** The radius of the largest bead, in cells: the smallest and the spread below. */
export const BEAD = 0.14;
const BEADS_PER_CELL = 4;
export const MOST_BEADS = 160;
const BEAD_TICKS = 28;
const RING_TICKS = 18;
/** Lengths are cells: its largest radius, and how wide it is drawn from the start to the end. */
const RING = { reach: 2.75, pace: 0.75, alpha: 0.7, width: 0.085, narrows: 0.065 } as const;
const SPARKLE_TICKS = 16;
/** Of both, in cells. */
const SPARKLE_REACHES = [0.22, 0.16] as const;
/** How far toward the middle beads begin, 0 to 1, and how far off that. */
const GATHERED = 0.4;
const SCATTER_CELLS = 0.7;
const SCATTER_RADIANS = 1.2;
/** Of a bead, in cells per second. */
const SLOWEST = 3;
const FASTEST = 7;
/** Radii, in cells. Above 1, small beads are more frequent. */
const SMALLEST_BEAD = 0.05;
const BEAD_SPREAD = 0.09;
const SMALL_BEADS = 1.6;
const SHRINK_TICKS = 10;
const SPARKLE_DROP = 0.3;
/** Cells per tick, each tick: 20 per second and second. */
const GRAVITY = 20 / TICKS_PER_SECOND ** 2;
/** The burst is under way when it is first seen, or its first picture would be empty. */
const HEAD_START_TICKS = 4;

export interface ColoredCells {
  readonly color: number;
  /** Columns and rows, rows upward. */
  readonly cells: readonly Point[];
}

/** How many beads a cell throws. */
export type BeadsOf = (cell: Point) => number;

interface BurstOptions {
  readonly time: number;
  /** Makes one burst differ from the next. */
  readonly seed: number;
  /** How many beads it may have. */
  readonly room: number;
  readonly beadsOf?: BeadsOf | undefined;
}

export function burstOf({ color, cells }: ColoredCells, { time, seed, room, beadsOf }: BurstOptions): Burst {
  const random = randomFrom(seed);
  const center = middle(cells);
  const all = cells.flatMap((cell) => {
    return Array.from({ length: beadsOf?.(cell) ?? BEADS_PER_CELL }, () => beadOf(cell, center, random));
  });
  const sparkles = [random(), random()].map((share) => {
    const cell = cells[Math.floor(share * cells.length)] ?? center;
    return { x: cell.x + random() - 0.5, y: cell.y + random() - SPARKLE_DROP };
  });
  return { color, start: time - HEAD_START_TICKS, center, beads: all.slice(0, Math.max(0, room)), sparkles };
}

export function middle(cells: readonly Point[]): Point {
  const sum = cells.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

/** Begins on the way from its cell to the middle, and flies outwards. */
function beadOf(cell: Point, center: Point, random: () => number): Bead {
  const x = cell.x + (center.x - cell.x) * GATHERED + (random() - 0.5) * SCATTER_CELLS;
  const y = cell.y + (center.y - cell.y) * GATHERED + (random() - 0.5) * SCATTER_CELLS;
  const outward = Math.atan2(y - center.y, x - center.x) + (random() - 0.5) * SCATTER_RADIANS;
  const speed = (SLOWEST + (FASTEST - SLOWEST) * random()) / TICKS_PER_SECOND;
  const radius = SMALLEST_BEAD + BEAD_SPREAD * random() ** SMALL_BEADS;
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
  ring(pen, view, burst, hues, age);
  const sprite = atlas.keep(`bead ${burst.color}`, () => bakeBead(hues, atlas.size));
  for (const one of burst.beads) drawBead(pen, view, sprite, one, age);
  drawSparkles(pen, view, burst, age);
}

/** Where a bead is by now, in device pixels, and what is left of its size. */
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

function ring(pen: Pen, view: BoardView, { center }: Burst, hues: Hues, age: number): void {
  if (age <= 0 || age >= RING_TICKS) return;
  const t = age / RING_TICKS;
  pen.strokeStyle = fade(hues.light, RING.alpha * (1 - t));
  pen.lineWidth = (RING.width - RING.narrows * t) * view.pitch;
  pen.beginPath();
  pen.arc(xOf(view, center.x), yOf(view, center.y), RING.reach * easeOut(t * RING.pace) * view.pitch, 0, Math.PI * 2);
  pen.stroke();
}

/** The glow that the group leaves behind. */
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
    sparkleAt(pen, xOf(view, x), yOf(view, y), reach);
  }
}

/** A star of four thin points. */
export function sparkleAt(pen: Pen, x: number, y: number, reach: number): void {
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
