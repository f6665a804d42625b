// The pair in hand when a game goes on: outlined, and all around it dimmed.

import type { DrawContext } from './context.ts';
import type { PairPose } from './pose.ts';
import { type BoardView, xOf, yOf } from './view.ts';
import { traceWell } from './well.ts';

const DIM = 'rgb(10 12 18 / 34%)';
/** Width of the outline in CSS pixels. */
const WIDTH = 2.5;
const STEPS = 12;

/** Draws the pair into a context. */
type DrawPair = (context: DrawContext) => void;

/** The outline of the pair that is pointed at: it does not change while the game rests. */
export class PointedPair {
  #drawn: { readonly pose: PairPose; readonly view: BoardView; readonly shape: OffscreenCanvas } | undefined;

  /** Dims the field and draws the outline; the pair itself comes over it. */
  draw(context: DrawContext, pose: PairPose, drawPair: DrawPair): void {
    const { pen, view } = context;
    pen.save();
    traceWell(pen, view, -1);
    pen.fillStyle = DIM;
    pen.fill();
    pen.restore();
    const shape = this.#shape(context, pose, drawPair);
    if (shape === undefined) return;
    const { x, y, width, height } = boxOf(view, pose);
    for (let i = 0; i < STEPS; i++) {
      const angle = (i / STEPS) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle) * WIDTH * view.ratio, Math.sin(angle) * WIDTH * view.ratio];
      pen.drawImage(shape, x, y, width, height, x + dx, y + dy, width, height);
    }
  }

  #shape(context: DrawContext, pose: PairPose, drawPair: DrawPair): OffscreenCanvas | undefined {
    const { view } = context;
    if (this.#drawn?.view === view && isSame(this.#drawn.pose, pose)) return this.#drawn.shape;
    const shape = silhouette(context, drawPair);
    this.#drawn = shape && { pose, view, shape };
    return shape;
  }
}

function isSame(a: PairPose, b: PairPose): boolean {
  return a.pair === b.pair && a.angle === b.angle && a.axis.row === b.axis.row && a.axis.col === b.axis.col;
}

/** The cells of the pair with room around them, in device pixels. */
function boxOf(view: BoardView, { axis, child }: PairPose): Record<'x' | 'y' | 'width' | 'height', number> {
  const { pitch } = view;
  const left = Math.max(0, Math.floor(xOf(view, Math.min(axis.col, child.col)) - pitch));
  const top = Math.max(0, Math.floor(yOf(view, Math.max(axis.row, child.row)) - pitch));
  const right = Math.min(view.width, Math.ceil(xOf(view, Math.max(axis.col, child.col)) + pitch));
  const bottom = Math.min(view.height, Math.ceil(yOf(view, Math.min(axis.row, child.row)) + pitch));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What is drawn, in white. */
function silhouette(context: DrawContext, drawPair: DrawPair): OffscreenCanvas | undefined {
  const { width, height } = context.view;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  drawPair({ ...context, pen });
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return canvas;
}
