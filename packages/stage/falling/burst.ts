// What is left of a group for half a second: beads, a ring and two sparkles, all of it beneath the pieces.

import type { Easel } from './context.ts';
import { clamp, easeOut } from '../canvas/curves.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { type Pen, type Sprite, surface } from '../canvas/surface.ts';
import { randomFrom } from './random.ts';
import { type View, xOf, yOf } from './view.ts';

/** In cells, columns to the right and rows up; speeds in cells a tick. */
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
  readonly centre: Point;
  readonly beads: readonly Bead[];
  readonly sparkles: readonly Point[];
}

const BEADS_A_CELL = 4;
export const MOST_BEADS = 160;
const BEAD_TICKS = 28;
const RING_TICKS = 18;
const RING_REACH = 2.75;
const SPARKLE_TICKS = 16;
const GRAVITY = 20 / 3600;
/** The burst is under way when it is first seen, or its first picture would be empty. */
const HEAD_START = 4;

export interface Cells {
  readonly color: number;
  /** Columns and rows, rows upwards. */
  readonly cells: readonly Point[];
}

/** How many beads each cell throws. */
type Plenty = (cell: Point) => number;

/** `seed` makes one burst differ from the next, `room` is how many beads it may have. */
export function burstOf(
  { color, cells }: Cells,
  now: number,
  seed: number,
  room: number,
  plenty: Plenty = () => BEADS_A_CELL,
): Burst {
  const draw = randomFrom(seed);
  const centre = middle(cells);
  const all = cells.flatMap((cell) => Array.from({ length: plenty(cell) }, () => bead(cell, centre, draw)));
  const sparkles = [draw(), draw()].map((share) => {
    const cell = cells[Math.floor(share * cells.length)] ?? centre;
    return { x: cell.x + draw() - 0.5, y: cell.y + draw() - 0.3 };
  });
  return { color, start: now - HEAD_START, centre, beads: all.slice(0, Math.max(0, room)), sparkles };
}

export function middle(cells: readonly Point[]): Point {
  const sum = cells.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

function bead(cell: Point, centre: Point, draw: () => number): Bead {
  const x = cell.x + (centre.x - cell.x) * 0.4 + (draw() - 0.5) * 0.7;
  const y = cell.y + (centre.y - cell.y) * 0.4 + (draw() - 0.5) * 0.7;
  const outward = Math.atan2(y - centre.y, x - centre.x) + (draw() - 0.5) * 1.2;
  const speed = (3 + 4 * draw()) / 60;
  return { x, y, dx: Math.cos(outward) * speed, dy: Math.sin(outward) * speed, radius: 0.05 + 0.09 * draw() ** 1.6 };
}

export function isSpent({ start }: Burst, now: number): boolean {
  return now - start >= BEAD_TICKS;
}

export function drawBurst(easel: Easel, burst: Burst): void {
  const { pen, atlas, view, now } = easel;
  const age = now - burst.start;
  const hues = atlas.hues(burst.color);
  drawEmber(easel, burst, hues);
  ring(pen, view, burst, hues, age);
  const sprite = atlas.keep(`bead ${burst.color}`, () => bakeBead(hues, atlas.size));
  for (const one of burst.beads) drawBead(pen, view, sprite, one, age);
  drawSparkles(pen, view, burst, age);
}

/** Where a bead is by now, in device pixels, and what is left of its size. */
export function beadAt(view: View, bead: Bead, age: number): Point & { readonly wane: number } {
  const x = bead.x + bead.dx * age;
  const y = bead.y + bead.dy * age - (GRAVITY * age * age) / 2;
  return { x: xOf(view, x), y: yOf(view, y), wane: clamp((BEAD_TICKS - age) / 10) };
}

function drawBead(pen: Pen, view: View, { image }: Sprite, bead: Bead, age: number): void {
  const { x, y, wane } = beadAt(view, bead, age);
  const size = ((image.width * bead.radius) / BEAD) * wane;
  if (size < 1) return;
  pen.drawImage(image, x - size / 2, y - size / 2, size, size);
}

/** The radius of the largest. */
export const BEAD = 0.14;

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

function ring(pen: Pen, view: View, { centre }: Burst, hues: Hues, age: number): void {
  if (age <= 0 || age >= RING_TICKS) return;
  const t = age / RING_TICKS;
  pen.strokeStyle = fade(hues.light, 0.7 * (1 - t));
  pen.lineWidth = (0.085 - 0.065 * t) * view.pitch;
  pen.beginPath();
  pen.arc(xOf(view, centre.x), yOf(view, centre.y), RING_REACH * easeOut(t * 0.75) * view.pitch, 0, Math.PI * 2);
  pen.stroke();
}

/** The glow that the group leaves behind. */
export function drawEmber({ pen, atlas, view, now }: Easel, { centre, color, start }: Burst, hues: Hues): void {
  const age = now - start;
  const sprite = atlas.keep(`ember ${color}`, () => bakeEmber(hues, atlas.size));
  pen.globalAlpha = clamp(1 - age / BEAD_TICKS);
  pen.drawImage(sprite.image, xOf(view, centre.x) + sprite.x, yOf(view, centre.y) + sprite.y);
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

export function drawSparkles(pen: Pen, view: View, { sparkles }: Burst, age: number): void {
  const t = age / SPARKLE_TICKS;
  if (t <= 0 || t >= 1) return;
  pen.fillStyle = '#ffffff';
  for (const [i, { x, y }] of sparkles.entries()) {
    const reach = (i === 0 ? 0.22 : 0.16) * Math.sin(Math.PI * t) * view.pitch;
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
