// Animations of a stage: viruses that grow in, a cured bottle that bubbles, a full one whose viruses are glad.

import { COLS } from '@rensa/games/capsules';
import { linearGradient } from '../canvas/carve.ts';
import { backOut, clamp, easeOut } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import type { Pen } from '../canvas/surface.ts';
import type { DrawContext } from '../falling/context.ts';
import { hopOf } from '../falling/finale.ts';
import { randomFrom } from '../falling/random.ts';
import { type BoardView, xOf, yOf } from '../falling/view.ts';
import { CHEER_TICKS } from './scene.ts';

/** Delay from one column to the next. */
const HOP_LATE_TICKS = 4;

/** Rows that something is in the air, `age` ticks after the hops began. The columns begin one after another. */
export function hop(age: number, col: number): number {
  return hopOf(age - col * HOP_LATE_TICKS);
}

const DROP_TICKS = 9;
const SHAKE_TICKS = 30;
/** Amplitude in cells, speed in radians per tick. */
const SHAKE = { max: 0.06, speed: 1.3 } as const;

/** Offset of a capsule that does not fit: it comes down, bumps and trembles. */
export function stuckOffset(age: number): Point {
  const shaken = age - DROP_TICKS;
  const x = shaken <= 0 ? 0 : SHAKE.max * Math.sin(shaken * SHAKE.speed) * clamp(1 - shaken / SHAKE_TICKS);
  return { x, y: 1 - clamp(age / DROP_TICKS) ** 2 };
}

const GROW_TICKS = 14;
const ROW_LATE_TICKS = 2;
/** Delays within a row are below this. */
const LATE_TICKS_END = 7;
/** Ticks after which a whole stage is there. */
export const ENTRY_TICKS = 60;

/** Size of a virus, `ticks` ticks into its stage: they grow from the floor up, not quite in line. */
export function grown(ticks: number, index: number): number {
  const late = Math.floor(index / COLS) * ROW_LATE_TICKS + ((index * 5) % LATE_TICKS_END);
  return backOut(clamp((ticks - late) / GROW_TICKS));
}

const WAVE_TICKS = 46;
const WAVE_ROWS = 5;
/** Lengths are cells, speeds cells per tick. */
const BUBBLES = {
  count: 34,
  seed: 977,
  maxLateTicks: 50,
  speed: { min: 0.16, spread: 0.14 },
  radius: { min: 0.07, spread: 0.14 },
  growTicks: 8,
  fadeTicks: 20,
  fadeRows: 2,
  sway: 0.12,
  swayTicks: 7,
} as const;
const COLORS = [1, 3, 4] as const;

/** Draws a light that rises through the bottle, and bubbles after it. */
export function drawCheer(context: DrawContext, age: number): void {
  const { pen, view } = context;
  drawWave(pen, view, age / WAVE_TICKS);
  const random = randomFrom(BUBBLES.seed);
  for (let i = 0; i < BUBBLES.count; i++) {
    const { x, late, speed, radius } = bubbleOf(random);
    const since = age - late;
    if (since <= 0) continue;
    const row = -1 + since * speed;
    const left = clamp((CHEER_TICKS - age) / BUBBLES.fadeTicks) * clamp((view.rows - row) / BUBBLES.fadeRows);
    const at = { x: x + BUBBLES.sway * Math.sin(since / BUBBLES.swayTicks + i), y: row };
    const color = COLORS[i % COLORS.length];
    drawBubble(context, at, radius * easeOut(since / BUBBLES.growTicks), { color, left });
  }
}

/** Column of a bubble, its delay in ticks, its speed, and its final radius. */
function bubbleOf(random: () => number): { x: number; late: number; speed: number; radius: number } {
  return {
    x: random() * COLS - 0.5,
    late: random() * BUBBLES.maxLateTicks,
    speed: BUBBLES.speed.min + BUBBLES.speed.spread * random(),
    radius: BUBBLES.radius.min + BUBBLES.radius.spread * random(),
  };
}

function drawWave(pen: Pen, view: BoardView, t: number): void {
  if (t >= 1) return;
  const { field, pitch, rows } = view;
  const crest = yOf(view, -WAVE_ROWS / 2 + (rows + WAVE_ROWS) * t);
  const half = (WAVE_ROWS / 2) * pitch;
  pen.fillStyle = linearGradient(
    pen,
    [0, crest - half],
    [0, crest + half],
    [0, fade('#B4F7BE', 0)],
    [0.3, fade('#B4F7BE', 0.16)],
    [0.36, fade('#F2FFF4', 0.62)],
    [0.42, fade('#B4F7BE', 0.3)],
    [1, fade('#36C76A', 0)],
  );
  pen.fillRect(field.x - pitch, crest - half, field.width + 2 * pitch, 2 * half);
}

function drawBubble(
  { pen, atlas, view }: DrawContext,
  at: Point,
  radius: number,
  { color, left }: { readonly color: number; readonly left: number },
): void {
  const hues = atlas.hues(color);
  const [x, y, r] = [xOf(view, at.x), yOf(view, at.y), radius * view.pitch];
  if (left <= 0 || r < 0.5) return;
  pen.globalAlpha = left;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fillStyle = fade(hues.glow, 0.22);
  pen.fill();
  pen.lineWidth = 0.035 * view.pitch;
  pen.strokeStyle = fade(hues.light, 0.85);
  pen.stroke();
  pen.beginPath();
  pen.arc(x - r * 0.35, y - r * 0.38, r * 0.22, 0, Math.PI * 2);
  pen.fillStyle = fade('#ffffff', 0.9);
  pen.fill();
  pen.globalAlpha = 1;
}
