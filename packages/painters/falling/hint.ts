// A hint how to play, in the empty rows of a field: a fingertip or keys, a few words, and how much is known already.

import { FONT } from '../canvas/font.ts';
import type { Pen } from '../canvas/surface.ts';
import type { DrawContext } from './context.ts';
import { yOf } from './view.ts';

export interface BoardHint {
  /** What the fingertip does; keys are drawn as they are. */
  readonly gesture: 'move' | 'rotate' | 'drop';
  readonly words: string;
  /** Labels of keys to draw in place of a fingertip. */
  readonly keys: readonly string[];
  /** One per hint, in their order. */
  readonly marks: readonly ('known' | 'now' | 'open')[];
}

const INK = '#f4f6fb';
const QUIET = '#858da0';
const ACCENT = '#8ea2ff';
const KNOWN = '#3ed07a';
/** CSS pixels. */
const SIZE = { tip: 20, text: 17, mark: 8, gap: 14, line: 3, key: 34 } as const;
const HEIGHT = 2 * SIZE.tip + SIZE.text + 2 * SIZE.mark + 2 * SIZE.gap;
/** Rows between the hint and the pieces under it, and rows at the top that it leaves to the pair. */
const CLEAR_ROWS = 2;
const TOP_ROWS = 4;
/** A ripple, and the rest after it, in ticks. */
const RIPPLE = { ticks: 40, all: 120 } as const;

/** Draws a hint where it has room above `height` rows of pieces. */
export function drawHint({ pen, view, now, full }: DrawContext, hint: BoardHint, height: number): void {
  const { ratio, field, rows } = view;
  const top = yOf(view, rows - TOP_ROWS) - view.pitch / 2;
  const floor = yOf(view, height + CLEAR_ROWS) + view.pitch / 2;
  if (floor - top < HEIGHT * ratio) return;
  const middle = Math.max(top, (top + floor - HEIGHT * ratio) / 2);
  pen.save();
  pen.setTransform(ratio, 0, 0, ratio, field.x + field.width / 2, middle);
  if (hint.keys.length > 0) drawKeys(pen, hint.keys);
  else drawFingertip(pen, hint.gesture, full ? now % RIPPLE.all : RIPPLE.all);
  pen.fillStyle = INK;
  pen.font = `700 ${fitting(pen, hint.words, field.width / ratio - SIZE.gap)}px ${FONT}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(hint.words, 0, 2 * SIZE.tip + SIZE.gap + SIZE.text / 2);
  drawMarks(pen, hint.marks, HEIGHT - SIZE.mark);
  pen.restore();
}

/** The size of the words, smaller where the field is narrow. */
function fitting(pen: Pen, words: string, width: number): number {
  pen.font = `700 ${SIZE.text}px ${FONT}`;
  const wide = pen.measureText(words).width;
  return wide <= width ? SIZE.text : (SIZE.text * width) / wide;
}

function drawFingertip(pen: Pen, gesture: BoardHint['gesture'], tick: number): void {
  const y = SIZE.tip;
  const p = Math.min(1, tick / RIPPLE.ticks);
  for (const size of [1, 0.55]) {
    pen.globalAlpha = 0.35 * (1 - p) + 0.15;
    circle(pen, y, SIZE.tip * (0.55 + size * (p === 1 ? 0.45 : 0.45 * p)));
    pen.strokeStyle = INK;
    pen.lineWidth = 1.5;
    pen.stroke();
  }
  pen.globalAlpha = 0.75;
  circle(pen, y, SIZE.tip * 0.5);
  pen.fillStyle = INK;
  pen.fill();
  pen.globalAlpha = 1;
  drawArrows(pen, gesture, y);
}

function circle(pen: Pen, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(0, y, radius, 0, 2 * Math.PI);
}

function drawArrows(pen: Pen, gesture: BoardHint['gesture'], y: number): void {
  pen.strokeStyle = ACCENT;
  pen.lineWidth = SIZE.line;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const far = SIZE.tip * 2.1;
  if (gesture === 'move') for (const way of [-1, 1]) arrow(pen, { x: way * (SIZE.tip + 6), y }, { x: way * far, y });
  else if (gesture === 'drop') arrow(pen, { x: SIZE.tip + 12, y: y - 14 }, { x: SIZE.tip + 12, y: y + 18 });
  else {
    pen.beginPath();
    pen.arc(0, y, SIZE.tip + 8, -0.9, 0.9);
    pen.stroke();
    const [x, end] = [(SIZE.tip + 8) * Math.cos(0.9), y + (SIZE.tip + 8) * Math.sin(0.9)];
    head(pen, { x, y: end }, 2.3);
  }
}

interface ArrowEnd {
  readonly x: number;
  readonly y: number;
}

function arrow(pen: Pen, from: ArrowEnd, to: ArrowEnd): void {
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.stroke();
  head(pen, to, Math.atan2(to.y - from.y, to.x - from.x));
}

function head(pen: Pen, { x, y }: ArrowEnd, angle: number): void {
  pen.beginPath();
  for (const side of [-0.75, 0.75]) {
    pen.moveTo(x, y);
    pen.lineTo(x - 9 * Math.cos(angle + side), y - 9 * Math.sin(angle + side));
  }
  pen.stroke();
}

function drawKeys(pen: Pen, keys: readonly string[]): void {
  pen.font = `650 14px ${FONT}`;
  const widths = keys.map((key) => Math.max(SIZE.key, pen.measureText(key).width + 16));
  const gap = 8;
  let x = -(widths.reduce((sum, width) => sum + width, 0) + gap * (keys.length - 1)) / 2;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  keys.forEach((key, i) => {
    pen.beginPath();
    pen.roundRect(x, SIZE.tip - SIZE.key / 2, widths[i], SIZE.key, 8);
    pen.fillStyle = '#1e222e';
    pen.fill();
    pen.strokeStyle = 'rgb(255 255 255 / 18%)';
    pen.lineWidth = 1.5;
    pen.stroke();
    pen.fillStyle = INK;
    pen.fillText(key, x + widths[i] / 2, SIZE.tip);
    x += widths[i] + gap;
  });
}

function drawMarks(pen: Pen, marks: BoardHint['marks'], y: number): void {
  const pitch = 3 * SIZE.mark;
  marks.forEach((mark, i) => {
    const x = (i - (marks.length - 1) / 2) * pitch;
    pen.beginPath();
    pen.arc(x, y, SIZE.mark, 0, (mark === 'now' ? 0.7 : 2) * Math.PI);
    if (mark === 'known') {
      pen.fillStyle = KNOWN;
      pen.fill();
      pen.beginPath();
      pen.moveTo(x - 3.5, y);
      pen.lineTo(x - 1, y + 3);
      pen.lineTo(x + 4, y - 3);
    }
    pen.setLineDash(mark === 'open' ? [3, 3] : []);
    pen.strokeStyle = { known: '#06351a', now: ACCENT, open: QUIET }[mark];
    pen.lineWidth = 2;
    pen.stroke();
    pen.setLineDash([]);
  });
}
