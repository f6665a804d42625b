// A crash gem: a round orb in a bright ring, with an X; its halo lies beneath the neighbors.

import { fillDisc, linearGradient } from '../canvas/carve.ts';
import { drawBadge } from '../canvas/marks.ts';
import { fade, type Hues, mix } from '../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite } from '../canvas/surface.ts';

const DISC = 0.46;
const RING = 0.425;
const SPHERE = 0.353;
const ARM = 0.155;
const HALO = 0.66;

export function traceOrb(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, RING, 0, Math.PI * 2);
}

export function bakeHalo(color: string, strength: number, size: number): Sprite {
  const { pen, sprite } = canvasFor(size, reaching(HALO));
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, HALO);
  glow.addColorStop(0.64, fade(color, strength));
  glow.addColorStop(0.8, fade(color, strength * 0.44));
  glow.addColorStop(1, fade(color, 0));
  pen.fillStyle = glow;
  pen.fillRect(-HALO, -HALO, 2 * HALO, 2 * HALO);
  return sprite;
}

export function bakeOrb(color: number, hues: Hues, marks: boolean, size: number): Sprite {
  const { pen, sprite } = canvasFor(size, reaching(0.53));
  pen.fillStyle = fade('#000000', 0.34);
  fillDisc(pen, 0, 0.03, DISC + 0.01);
  pen.fillStyle = hues.deep;
  fillDisc(pen, 0, 0, DISC);
  pen.fillStyle = linearGradient(
    pen,
    [-0.2, -RING],
    [0.2, RING],
    [0, '#ffffff'],
    [0.5, mix(hues.light, '#ffffff', 0.55)],
    [1, hues.light],
  );
  fillDisc(pen, 0, 0, RING);
  drawSphere(pen, hues);
  drawX(pen, hues);
  if (marks) drawBadge(pen, color, hues, 0.17);
  return sprite;
}

function drawSphere(pen: Pen, hues: Hues): void {
  pen.fillStyle = mix(hues.dark, hues.deep, 0.45);
  fillDisc(pen, 0, 0, SPHERE + 0.014);
  const ball = pen.createRadialGradient(-0.08, -0.1, 0, 0, 0, SPHERE);
  ball.addColorStop(0, mix(hues.base, hues.glow, 0.6));
  ball.addColorStop(0.6, hues.base);
  ball.addColorStop(1, mix(hues.base, hues.dark, 0.72));
  pen.fillStyle = ball;
  fillDisc(pen, 0, 0, SPHERE);
  pen.save();
  pen.translate(-0.215, -0.235);
  pen.rotate(-0.75);
  pen.fillStyle = fade('#ffffff', 0.82);
  pen.beginPath();
  pen.ellipse(0, 0, 0.068, 0.034, 0, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

function drawX(pen: Pen, hues: Hues): void {
  pen.lineCap = 'round';
  for (const [width, style] of [
    [0.15, hues.deep],
    [0.095, '#ffffff'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = style;
    pen.beginPath();
    for (const sign of [1, -1]) {
      pen.moveTo(-ARM, -ARM * sign);
      pen.lineTo(ARM, ARM * sign);
    }
    pen.stroke();
  }
}
