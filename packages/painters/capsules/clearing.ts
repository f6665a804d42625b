// Lines that clear: seams open and halves shrink away; a virus shuts its eyes and pops.

import { type Cell, colorOf, COLS, isVirus, type State } from '@rensa/games/capsules';
import type { Atlas } from '../canvas/atlas.ts';
import { clamp, type Keyframe, valueAt } from '../canvas/curves.ts';
import { pointOf } from '../canvas/point.ts';
import { stampWarped, type Warp } from '../canvas/surface.ts';
import { type ClearingBlock, drawClearing, drawGlow, stampCrisp, warpOf } from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import { BURST_AT } from '../falling/motion.ts';
import { type BoardView, xOf, yOf } from '../falling/view.ts';
import { flatSideOf } from './half.ts';
import { hueOf } from './hue.ts';
import { glowOf, litOf, pieceOf, ringOf, virusOf } from './pieces.ts';

export interface ClearingCell extends ClearingBlock {
  readonly cell: Cell;
}

/** Cells that a half moves away from its seam. */
const OPENS = 0.07;
/** Share of the clearing time after which a half is open and fully lit. */
const LIT_AT = 0.3;
/** Alpha of the lit picture. */
const BRIGHT = 0.8;

const SHRINK: readonly Keyframe[] = [
  [0, 1],
  [0.28, 1.1],
  [BURST_AT, 0.2],
];

/** Scale of a half: it grows for a moment, then shrinks away. */
function shrinkScale(p: number): number {
  return valueAt(SHRINK, p);
}

/** Cells that the shown lines take away, each once. */
export function clearingCells(atlas: Atlas, { board, lines }: State): ClearingCell[] {
  const cells = new Set(lines.flatMap((line) => line.cells));
  return [...cells].map((index) => {
    const cell = board[index];
    return {
      cell,
      color: hueOf(colorOf(cell)),
      first: pointOf(index, COLS),
      points: [{ x: 0, y: 0 }],
      body: isVirus(cell) ? virusOf(atlas, colorOf(cell), 'cured') : pieceOf(atlas, cell),
      lit: litOf(atlas, cell),
      ring: ringOf(atlas, cell),
      glow: glowOf(atlas, cell),
    };
  });
}

/** Draws the glow beneath everything else; that of a half shrinks with it. */
export function drawClearingGlow(context: DrawContext, clearing: ClearingCell, p: number): void {
  if (isVirus(clearing.cell)) drawGlow(context, clearing, p);
  else drawGlow(context, clearing, p, shrunk(context.view, clearing, p));
}

/** Draws a cell; `p` is the share of the clearing time, from 0 to 1. */
export function drawClearingCell(context: DrawContext, clearing: ClearingCell, p: number): void {
  const { pen, view, full } = context;
  if (!full || isVirus(clearing.cell)) return drawClearing(context, clearing, p);
  if (p >= BURST_AT) return;
  const { first, cell } = clearing;
  const away = flatSideOf(cell);
  const opened = OPENS * clamp(p / LIT_AT);
  const [x, y] = [xOf(view, first.x - away.x * opened), yOf(view, first.y + away.y * opened)];
  const warp = shrunk(view, clearing, p);
  stampWarped(pen, clearing.body, x, y, warp);
  pen.globalAlpha = BRIGHT * clamp(p / LIT_AT);
  stampCrisp(pen, clearing.lit, x, y, warp);
  if (clearing.ring !== undefined) stampCrisp(pen, clearing.ring, x, y, warp);
  pen.globalAlpha = 1;
}

function shrunk(view: BoardView, clearing: ClearingCell, p: number): Warp {
  const scale = shrinkScale(p);
  return { ...warpOf(view, clearing, p), scale: { x: scale, y: scale } };
}
