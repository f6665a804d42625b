// Light that a long chain throws across the field, behind the pieces.

import { clamp } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import type { DrawContext } from './context.ts';
import { xOf, yOf } from './view.ts';

/** Links from which there are few rays, many rays, and a glow of the frame. */
const FEW_FROM = 5;
const MANY_FROM = 10;
const FRAME_GLOWS_FROM = 7;
const RISE_TICKS = 6;
const SHOWN_TICKS = 50;
const FADE_TICKS = 20;
/** Radians: half the width of a ray, and directions of the few rays. */
const SPREAD = 0.16;
const FEW_ANGLES = [-0.42, 0.42] as const;
const MANY = 8;
/** Rotation of the many rays, in radians per tick. */
const TURN = 0.012;
const ALPHA = 0.24;

export interface Flare {
  readonly link: number;
  readonly color: number;
  readonly center: Point;
  readonly start: number;
}

/** Brightness of a flare at the tick `now`, from 0 to 1. */
export function brightness({ start }: Flare, now: number): number {
  const age = now - start;
  return clamp(age / RISE_TICKS) * clamp((SHOWN_TICKS - age) / FADE_TICKS);
}

/** True while it throws light. */
export function isLit(flare: Flare, now: number): boolean {
  return flare.link >= FEW_FROM && brightness(flare, now) > 0;
}

/** The same flare, fading out from now on. */
export function dimmed(flare: Flare, now: number): Flare {
  return { ...flare, start: Math.min(flare.start, now - SHOWN_TICKS + FADE_TICKS) };
}

export function frameGlows({ link }: Flare): boolean {
  return link >= FRAME_GLOWS_FROM;
}

export function drawRays({ pen, atlas, view, now }: DrawContext, flare: Flare): void {
  if (!isLit(flare, now)) return;
  const bright = brightness(flare, now);
  const [x, y] = [xOf(view, flare.center.x), yOf(view, flare.center.y)];
  const reach = view.field.height;
  const { glow } = atlas.hues(flare.color);
  const light = pen.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, fade(glow, ALPHA * bright));
  light.addColorStop(1, fade(glow, 0));
  pen.fillStyle = light;
  pen.beginPath();
  for (const angle of anglesOf(flare.link, now)) {
    pen.moveTo(x, y);
    pen.lineTo(x + Math.sin(angle - SPREAD) * reach, y - Math.cos(angle - SPREAD) * reach);
    pen.lineTo(x + Math.sin(angle + SPREAD) * reach, y - Math.cos(angle + SPREAD) * reach);
    pen.closePath();
  }
  pen.fill();
}

function anglesOf(link: number, now: number): readonly number[] {
  if (link < MANY_FROM) return FEW_ANGLES;
  return Array.from({ length: MANY }, (_, i) => (i * 2 * Math.PI) / MANY + now * TURN);
}
