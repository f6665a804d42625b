// Faint light over the field at each link from the second on, at most three times per second.

import { TICKS_PER_SECOND } from '@rensa/engine';
import { clamp } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { DrawContext } from '../falling/context.ts';
import { traceWell } from '../falling/well.ts';

const MAX_PER_SECOND = 3;
const ALPHA = 0.1;
const TICKS = 14;

export const LIGHT_FROM = 2;
export const LIGHT_APART = TICKS_PER_SECOND / MAX_PER_SECOND;

/** Alpha of the light, `age` ticks after its link. */
export function lightOf(age: number): number {
  return age < 0 ? 0 : ALPHA * clamp(1 - age / TICKS);
}

export function drawLight({ pen, view, now }: DrawContext, litAt: number): void {
  const alpha = lightOf(now - litAt);
  if (alpha === 0) return;
  traceWell(pen, view, -1);
  pen.fillStyle = fade('#ffffff', alpha);
  pen.fill();
}
