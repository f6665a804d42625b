// Ends and beginnings: viruses that grow in, a cured bottle that bubbles, a full one whose viruses are glad.

import { COLS } from '@rensa/games/capsules';
import { linearGradient } from '../canvas/carve.ts';
import { backOut, clamp, easeOut } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import type { Point } from '../canvas/point.ts';
import type { Pen } from '../canvas/surface.ts';
import type { DrawContext } from '../falling/context.ts';
import { randomFrom } from '../falling/random.ts';
import { type BoardView, xOf, yOf } from '../falling/view.ts';
import { CHEER_TICKS } from './scene.ts';

const HOP_TICKS = 20;
/** In rows. */
const HOP = 0.4;
/** From one column to the next. */
const HOP_LATE_TICKS = 4;
const HOPS = 3;

/** How many rows something is in the air, `age` ticks after it began; column after column, over and over. */
export function hop(age: number, col: number): number {
  const since = age - col * HOP_LATE_TICKS;
  if (since < 0 || since >= HOP_TICKS * HOPS) return 0;
  return HOP * Math.sin((Math.PI * (since % HOP_TICKS)) / HOP_TICKS) * (1 - since / (HOP_TICKS * HOPS));
}

const DROP_TICKS = 9;
const SHAKE_TICKS = 30;
/** In cells, and in radians per tick. */
const SHAKE = { most: 0.06, speed: 1.3 } as const;

/** A capsule that does not fit: it comes down, bumps and trembles. */
export function stuckOffset(age: number): Point {
  const shaken = age - DROP_TICKS;
  const x = shaken <= 0 ? 0 : SHAKE.most * Math.sin(shaken * SHAKE.speed) * clamp(1 - shaken / SHAKE_TICKS);
  return { x, y: 1 - clamp(age / DROP_TICKS) ** 2 };
}

const GROW_TICKS = 14;
const ROW_LATE_TICKS = 2;
/** Within a row. */
const MOST_LATE_TICKS = 7;
/** A whole stage is there after these. */
export const ENTRY_TICKS = 60;

/** How large a virus has grown, so many ticks into its stage: from the floor up, not quite in line. */
export function grown(ticks: number, index: number): number {
  const late = Math.floor(index / COLS) * ROW_LATE_TICKS + ((index * 5) % MOST_LATE_TICKS);
  return backOut(clamp((ticks - late) / GROW_TICKS));
}

const WAVE_TICKS = 46;
const WAVE_ROWS = 5;
/** Lengths are cells, speeds cells per tick. */
const BUBBLES = {
  count: 34,
  seed: 977,
  mostLateTicks: 50,
  speed: { least: 0.16, spread: 0.14 },
  radius: { least: 0.07, spread: 0.14 },
  growTicks: 8,
  fadeTicks: 20,
  fadeRows: 2,
  sway: 0.12,
  swayTicks: 7,
} as const;
const COLORS = [1, 3, 4] as const;

/** A light that rises through the bottle, and bubbles after it. */
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
    const color = COLORS[i % COLORS.length] as number;
    drawBubble(context, at, radius * easeOut(since / BUBBLES.growTicks), { color, left });
  }
}

/** Where a bubble rises, how many ticks late, how fast, and how large it becomes. */
function bubbleOf(random: () => number): { x: number; late: number; speed: number; radius: number } {
  return {
    x: random() * COLS - 0.5,
    late: random() * BUBBLES.mostLateTicks,
    speed: BUBBLES.speed.least + BUBBLES.speed.spread * random(),
    radius: BUBBLES.radius.least + BUBBLES.radius.spread * random(),
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
