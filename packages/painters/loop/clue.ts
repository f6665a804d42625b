// A clue: a tile, its number in the upper left corner where no line ever comes, and in the upper right one a sign for
// its state, so that color is not needed to see it.

import type { ClueStatus } from '@rensa/games/loop';
import { mix } from '../canvas/palette.ts';
import { LOOP_STYLE, type Paper } from './style.ts';
import { cornerOf, type LoopView } from './view.ts';

export type ClueState = ClueStatus | 'solved';

/** Colors of a clue, which change gradually. */
export interface Tone {
  readonly tile: string;
  /** Alpha of the tile over the paper. */
  readonly alpha: number;
  readonly ink: string;
}

const { clue } = LOOP_STYLE;
/** Place of the sign in cells from the corner, its size, and the width of its line. */
const SIGN = { x: 0.78, y: 0.24, size: 0.1, line: 0.055 } as const;

export function toneOf(paper: Paper, index: number, state: ClueState, active: boolean): Tone {
  if (state !== 'neutral') return { ...paper[state === 'short' ? 'exceeded' : state], alpha: 1 };
  const hue = paper.clues[index % paper.clues.length] ?? paper.met;
  return { ...hue, alpha: paper.tint * (active ? clue.activeTint : 1) };
}

export function mixTones(a: Tone, b: Tone, share: number): Tone {
  return {
    tile: mix(a.tile, b.tile, share),
    alpha: a.alpha + (b.alpha - a.alpha) * share,
    ink: mix(a.ink, b.ink, share),
  };
}

function drawTile(view: LoopView, cell: number, color: string): void {
  const { pen, pitch } = view;
  const { x, y } = cornerOf(view, cell);
  const side = (1 - 2 * clue.inset) * pitch;
  pen.beginPath();
  pen.roundRect(x + clue.inset * pitch, y + clue.inset * pitch, side, side, clue.corner * pitch);
  pen.fillStyle = color;
  pen.fill();
}

/** Cells from which the number is written; in smaller ones the tile alone means the clue. */
const READABLE_PX = 16;
/** Cells from which the count can be read. */
const COUNTED_PX = 36;

export interface DrawnClue {
  readonly cell: number;
  readonly value: number;
  readonly state: ClueState;
  readonly tone: Tone;
  /** Progress of the clue, as text. */
  readonly count?: string | undefined;
}

export function drawClue(view: LoopView, { cell, value, state, tone, count }: DrawnClue): void {
  const { pen, pitch } = view;
  const { x, y } = cornerOf(view, cell);
  pen.globalAlpha = tone.alpha;
  drawTile(view, cell, tone.tile);
  pen.globalAlpha = 1;
  if (pitch < READABLE_PX * view.ratio) return;
  pen.fillStyle = tone.ink;
  pen.font = `${clue.weight} ${clue.digit * pitch}px 'Inter Variable', sans-serif`;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  pen.fillText(String(value), x + clue.x * pitch, y + clue.y * pitch);
  const wrong = state === 'exceeded' || state === 'short';
  if (wrong) drawOutline(view, x, y, tone.ink);
  if (state === 'met') drawTick(view, x, y, tone.ink);
  else if (state !== 'solved' && count !== undefined && pitch >= COUNTED_PX * view.ratio) drawCount(view, x, y, count);
  else if (wrong) drawExclamation(view, x, y, tone.ink);
}

/** Writes the count small, in the corner of the sign, in the color of the number. */
function drawCount({ pen, pitch }: LoopView, x: number, y: number, count: string): void {
  pen.font = `${clue.countWeight} ${clue.count * pitch}px 'Inter Variable', sans-serif`;
  pen.textAlign = 'right';
  pen.fillText(count, x + (1 - clue.x) * pitch, y + clue.countY * pitch);
}

function signPen({ pen, pitch }: LoopView, ink: string): void {
  pen.strokeStyle = ink;
  pen.lineWidth = SIGN.line * pitch;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
}

function drawTick(view: LoopView, x: number, y: number, ink: string): void {
  const { pen, pitch } = view;
  const at = (dx: number, dy: number): [number, number] => [
    x + (SIGN.x + dx * SIGN.size) * pitch,
    y + (SIGN.y + dy * SIGN.size) * pitch,
  ];
  signPen(view, ink);
  pen.moveTo(...at(-0.9, 0.05));
  pen.lineTo(...at(-0.25, 0.7));
  pen.lineTo(...at(0.9, -0.7));
  pen.stroke();
}

function drawOutline(view: LoopView, x: number, y: number, ink: string): void {
  const { pen, pitch } = view;
  const side = (1 - 2 * clue.inset) * pitch;
  signPen(view, ink);
  pen.roundRect(x + clue.inset * pitch, y + clue.inset * pitch, side, side, clue.corner * pitch);
  pen.lineWidth = Math.max(1.5 * view.ratio, 0.035 * pitch);
  pen.stroke();
}

function drawExclamation(view: LoopView, x: number, y: number, ink: string): void {
  const { pen, pitch } = view;
  signPen(view, ink);
  pen.moveTo(x + SIGN.x * pitch, y + (SIGN.y - SIGN.size) * pitch);
  pen.lineTo(x + SIGN.x * pitch, y + (SIGN.y + 0.15 * SIGN.size) * pitch);
  pen.moveTo(x + SIGN.x * pitch, y + (SIGN.y + SIGN.size) * pitch);
  pen.lineTo(x + SIGN.x * pitch, y + (SIGN.y + SIGN.size) * pitch);
  pen.stroke();
}
