// Ojama: matte stone that never joins and has no face.

import { fade, type Hues, mix } from '../../canvas/palette.ts';
import { type Sprite, surface, type Surface } from '../../canvas/surface.ts';
import { underlay } from '../../canvas/underlay.ts';
import { traceDisc } from './bridge.ts';

export const OJAMA_RADIUS = 0.425;
const REACH = 0.62;
/** `x`, `y` and radius of each. */
const PIPS = [
  [-0.145, -0.06, 0.062],
  [0.125, -0.12, 0.045],
  [0.055, 0.155, 0.075],
] as const;

export function bakeOjama(hues: Hues, size: number): Sprite {
  const half = Math.round(REACH * size);
  const { image, pen } = surface(2 * half, 2 * half);
  pen.setTransform(size, 0, 0, size, half, half);
  underlay(pen, traceStone, hues);
  traceStone(pen);
  pen.fillStyle = stone(pen, hues);
  pen.fill();
  for (const [x, y, radius] of PIPS) pip(pen, hues, { x, y, radius });
  rim(pen);
  return { image, x: -half, y: -half };
}

function traceStone(pen: Surface['pen']): void {
  pen.beginPath();
  traceDisc(pen, { x: 0, y: 0 }, OJAMA_RADIUS);
}

function stone(pen: Surface['pen'], hues: Hues): CanvasGradient {
  const across = pen.createLinearGradient(-0.2, -OJAMA_RADIUS, 0.2, OJAMA_RADIUS);
  across.addColorStop(0, mix(hues.light, hues.base, 0.35));
  across.addColorStop(0.5, hues.base);
  across.addColorStop(1, mix(hues.base, hues.dark, 0.8));
  return across;
}

function pip(pen: Surface['pen'], hues: Hues, { x, y, radius }: { x: number; y: number; radius: number }): void {
  pen.fillStyle = fade(hues.light, 0.35);
  pen.beginPath();
  pen.arc(x + 0.006, y + 0.014, radius, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = mix(hues.dark, hues.base, 0.12);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function rim(pen: Surface['pen']): void {
  pen.strokeStyle = fade('#ffffff', 0.22);
  pen.lineWidth = 0.025;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(0, 0, OJAMA_RADIUS - 0.02, Math.PI * 1.12, Math.PI * 1.78);
  pen.stroke();
}
