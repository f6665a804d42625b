// Drawings of the symbols of a tray. Lengths are shares of the symbol's size, from its middle.

import { OJAMA } from '@rensa/games/puyo';
import { type Atlas } from '../../canvas/atlas.ts';
import { fillDisc, linearGradient } from '../../canvas/carve.ts';
import { polygon, star, traceRounded } from '../../canvas/marks.ts';
import { fade, type Hues, mix } from '../../canvas/palette.ts';
import { canvasFor, type Pen, reaching, type Sprite } from '../../canvas/surface.ts';
import { tileOf } from './pieces.ts';
import type { TraySymbol } from './symbols.ts';

const GOLD: Hues = { light: '#FFF3B0', base: '#F9C631', dark: '#CC7F0C', deep: '#4A2802', glow: '#FFE45C' };
const PALE: Hues = { light: '#FFFFFF', base: '#DCE4FF', dark: '#8C98CE', deep: '#232A52', glow: '#B9C6FF' };
const ICE: Hues = { light: '#E6FBFF', base: '#6FD3FF', dark: '#2A78D0', deep: '#062B58', glow: '#8FE6FF' };

/** Picture of a symbol, as wide as the atlas's cell. Small ojama are drawn with another, smaller atlas. */
export function symbolOf(atlas: Atlas, symbol: TraySymbol): Sprite {
  if (symbol === 'small' || symbol === 'large') return tileOf(atlas, { cell: OJAMA, mask: 0, growing: 0, step: 0 });
  return atlas.keep(`symbol ${symbol}`, () => bake(atlas, symbol));
}

function bake(atlas: Atlas, symbol: TraySymbol): Sprite {
  const { pen, sprite } = canvasFor(atlas.size, reaching(0.56));
  if (symbol === 'rock') drawRock(pen, atlas.hues(1));
  else if (symbol === 'star') drawShape(pen, GOLD, () => traceRounded(pen, star(0.47, 0.24), 0.05));
  else if (symbol === 'moon') drawShape(pen, PALE, () => traceMoon(pen));
  else if (symbol === 'crown') drawCrown(pen);
  else drawComet(pen);
  return sprite;
}

/** Draws a shape with shadow, outline and light from the upper left. */
function drawShape(pen: Pen, hues: Hues, trace: () => void): void {
  pen.lineJoin = 'round';
  pen.save();
  pen.translate(0, 0.03);
  pen.beginPath();
  trace();
  pen.fillStyle = fade('#000000', 0.34);
  pen.fill();
  pen.restore();
  pen.beginPath();
  trace();
  pen.strokeStyle = hues.deep;
  pen.lineWidth = 0.07;
  pen.stroke();
  pen.fillStyle = linearGradient(pen, [-0.2, -0.42], [0.2, 0.42], [0, hues.light], [0.45, hues.base], [1, hues.dark]);
  pen.fill();
}

/** Draws a rock with seven sides and two cracks. */
function drawRock(pen: Pen, red: Hues): void {
  drawShape(pen, { ...red, light: mix(red.light, red.base, 0.3) }, () => traceRounded(pen, polygon(7, 0.44), 0.06));
  pen.strokeStyle = fade(red.deep, 0.75);
  pen.lineWidth = 0.035;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(-0.02, -0.26);
  pen.lineTo(0.03, -0.02);
  pen.lineTo(-0.16, 0.16);
  pen.moveTo(0.03, -0.02);
  pen.lineTo(0.22, 0.08);
  pen.stroke();
  pen.strokeStyle = fade('#ffffff', 0.35);
  pen.beginPath();
  pen.moveTo(-0.26, -0.2);
  pen.lineTo(-0.06, -0.34);
  pen.stroke();
}

function traceMoon(pen: Pen): void {
  pen.arc(0.03, 0, 0.42, Math.PI * 0.32, Math.PI * 1.68);
  pen.arc(0.2, 0, 0.36, Math.PI * 1.62, Math.PI * 0.38, true);
  pen.closePath();
}

function drawCrown(pen: Pen): void {
  drawShape(pen, GOLD, () =>
    traceRounded(
      pen,
      [
        [-0.36, 0.34],
        [-0.44, -0.22],
        [-0.2, 0.02],
        [0, -0.38],
        [0.2, 0.02],
        [0.44, -0.22],
        [0.36, 0.34],
      ],
      0.035,
    ),
  );
  for (const [x, color] of [
    [-0.2, '#F4514F'],
    [0, '#3F80FF'],
    [0.2, '#F4514F'],
  ] as const) {
    pen.fillStyle = color;
    fillDisc(pen, x, 0.2, 0.055);
  }
}

/** Draws a head with a tail to the upper right. */
function drawComet(pen: Pen): void {
  drawShape(pen, ICE, () => {
    pen.moveTo(-0.36, 0.02);
    pen.quadraticCurveTo(0.02, -0.12, 0.46, -0.46);
    pen.quadraticCurveTo(0.16, 0, 0.06, 0.32);
    pen.closePath();
  });
  drawShape(pen, PALE, () => traceRounded(pen, shifted(star(0.34, 0.17), -0.14, 0.14), 0.04));
}

function shifted(
  corners: readonly (readonly [number, number])[],
  dx: number,
  dy: number,
): (readonly [number, number])[] {
  return corners.map(([x, y]) => [x + dx, y + dy] as const);
}
