// A faint light over the field at each link from the second on. Never more than three in a second.

import { TICKS_PER_SECOND } from '@rensa/engine';
import { clamp } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { DrawContext } from '../falling/context.ts';
import { traceWell } from '../falling/well.ts';

const MOST_PER_SECOND = 3;
const ALPHA = 0.1;
const TICKS = 14;

export const LIGHT_FROM = 2;
export const LIGHT_APART = TICKS_PER_SECOND / MOST_PER_SECOND;

/** How bright it is after so many ticks. */
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
