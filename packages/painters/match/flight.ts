// A light that flies: a bright head with a trail, along an arc.

import { clamp, easeOut, lerp } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import { type Pen, type Sprite, surface } from '../canvas/surface.ts';
import { grown, type Region } from './region.ts';
import type { Flight } from './scene.ts';
import type { PiecePlace } from './attack.ts';
import type { MatchLayout } from './shape.ts';

/** CSS pixels: radius of the head, radius of its star, size of a piece that is sent. */
const HEAD = 34;
const STAR = 17;
const SENT = 26;
/** Number of glows that make the trail. */
const TRAIL_GLOWS = 44;
/** Shares of the way: length of the trail, and distance between pieces. */
const TRAIL_LENGTH = 0.34;
const SPACING = 0.06;
/** Height of the arc, as a share of the way. */
const ARC = 0.22;

/** The whole way of a flight, in CSS pixels of the page. */
interface FlightPath {
  readonly from: Point;
  readonly via: Point;
  readonly to: Point;
}

function pathOf({ from, seat, to }: Flight, { seats }: MatchLayout): FlightPath {
  const start = from === undefined ? centerOf(seats[seat].tray) : cellAt(seats[seat], from);
  const end = centerOf(seats[to].tray);
  const rise = ARC * Math.hypot(end.x - start.x, end.y - start.y);
  const via = {
    x: (start.x + end.x) / 2,
    y: Math.max(8, Math.min(start.y, end.y) - (from === undefined ? rise / 4 : rise)),
  };
  return { from: start, via, to: end };
}

function cellAt({ field, cell }: MatchLayout['seats'][number], { x, y }: Point): Point {
  return { x: field.x + (x + 0.5) * cell, y: field.y + field.height - (y + 0.5) * cell };
}

function centerOf({ x, y, width, height }: Region): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function along({ from, via, to }: FlightPath, t: number): Point {
  const at = (a: number, b: number, c: number): number => lerp(lerp(a, b, t), lerp(b, c, t), t);
  return { x: at(from.x, via.x, to.x), y: at(from.y, via.y, to.y) };
}

export interface FlightView {
  readonly layout: MatchLayout;
  /** Time, in ticks. */
  readonly now: number;
  readonly color: string;
  /** Draws one of the pieces that it carries. */
  readonly drawSent?: ((kind: number, place: PiecePlace) => void) | undefined;
}

/**
 * Draws a flight with a pen in CSS pixels. Returns the region that the flight covers; undefined before and after it.
 */
export function drawFlight(pen: Pen, flight: Flight, view: FlightView): Region | undefined {
  const { layout, now, color, drawSent } = view;
  const passed = (now - flight.start) / flight.ticks;
  if (passed < 0 || passed > 1) return undefined;
  const path = pathOf(flight, layout);
  const glow = glowOf(color);
  const head = easeInOut(passed);
  pen.globalCompositeOperation = 'lighter';
  for (let i = TRAIL_GLOWS; i > 0; i--) {
    const t = Math.max(0, head - (TRAIL_LENGTH * i) / TRAIL_GLOWS);
    const near = 1 - i / (TRAIL_GLOWS + 1);
    stampGlow(pen, glow, { ...along(path, t), radius: 3 + HEAD * 0.4 * near, alpha: 0.3 * near });
  }
  const at = along(path, head);
  stampGlow(pen, glow, { ...at, radius: HEAD, alpha: 0.9 });
  pen.globalCompositeOperation = 'source-over';
  const sent = drawSent === undefined ? [] : flight.kinds;
  if (sent.length === 0) drawStar(pen, at, STAR * (0.7 + 0.3 * easeOut(passed * 3)));
  sent.forEach((kind, i) => drawSent?.(kind, { ...along(path, Math.max(0, head - SPACING * i)), size: SENT }));
  return boundsOf(path);
}

function easeInOut(t: number): number {
  const x = clamp(t);
  return x < 0.5 ? 2 * x * x : 1 - 2 * (1 - x) ** 2;
}

function boundsOf({ from, via, to }: FlightPath): Region {
  const [xs, ys] = [
    [from.x, via.x, to.x],
    [from.y, via.y, to.y],
  ];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return grown({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, HEAD + 2);
}

const GLOW_PIXELS = 64;
const glows = new Map<string, Sprite>();

function glowOf(color: string): Sprite {
  const kept = glows.get(color);
  if (kept !== undefined) return kept;
  const { image, pen } = surface(GLOW_PIXELS, GLOW_PIXELS);
  const half = GLOW_PIXELS / 2;
  const light = pen.createRadialGradient(half, half, 0, half, half, half);
  light.addColorStop(0, fade('#ffffff', 0.9));
  light.addColorStop(0.25, fade(color, 0.7));
  light.addColorStop(1, fade(color, 0));
  pen.fillStyle = light;
  pen.fillRect(0, 0, GLOW_PIXELS, GLOW_PIXELS);
  const made = { image, x: -half, y: -half };
  glows.set(color, made);
  return made;
}

interface Glow extends Point {
  readonly radius: number;
  readonly alpha: number;
}

function stampGlow(pen: Pen, { image }: Sprite, { x, y, radius, alpha }: Glow): void {
  pen.globalAlpha = alpha;
  pen.drawImage(image, x - radius, y - radius, 2 * radius, 2 * radius);
  pen.globalAlpha = 1;
}

/** Draws a star with four points. */
function drawStar(pen: Pen, { x, y }: Point, reach: number): void {
  const waist = reach * 0.16;
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.moveTo(x, y - reach);
  pen.quadraticCurveTo(x + waist, y - waist, x + reach, y);
  pen.quadraticCurveTo(x + waist, y + waist, x, y + reach);
  pen.quadraticCurveTo(x - waist, y + waist, x - reach, y);
  pen.quadraticCurveTo(x - waist, y - waist, x, y - reach);
  pen.fill();
}
