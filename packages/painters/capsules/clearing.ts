// Lines that go: seams open and halves shrink away, and a virus shuts its eyes and pops.

import { type Cell, colorOf, COLS, isVirus, type State } from '@rensa/games/capsules';
import type { Atlas } from '../canvas/atlas.ts';
import { clamp, type Keyframe, through } from '../canvas/curves.ts';
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

/** How far a half moves from its seam, in cells. */
const OPENS = 0.07;
/** Of the time that it is shown. */
const ALIGHT_AT = 0.3;
/** Alpha. */
const BRIGHT = 0.8;

const SHRINK: readonly Keyframe[] = [
  [0, 1],
  [0.28, 1.1],
  [BURST_AT, 0.2],
];

/** Something hard that goes: a start, then it shrinks away. */
function shrinkScale(p: number): number {
  return through(SHRINK, p);
}

/** All that the lines being shown take away, each cell once. */
export function clearingCells(atlas: Atlas, { board, lines }: State): ClearingCell[] {
  const cells = new Set(lines.flatMap((line) => line.cells));
  return [...cells].map((index) => {
    const cell = board[index] as Cell;
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

/** Beneath everything else; that of a half shrinks with it. */
export function drawClearingGlow(context: DrawContext, clearing: ClearingCell, p: number): void {
  if (isVirus(clearing.cell)) drawGlow(context, clearing, p);
  else drawGlow(context, clearing, p, shrunk(context.view, clearing, p));
}

/** `p` from 0 to 1 of the time that it is shown. */
export function drawClearingCell(context: DrawContext, clearing: ClearingCell, p: number): void {
  const { pen, view, full } = context;
  if (!full || isVirus(clearing.cell)) return drawClearing(context, clearing, p);
  if (p >= BURST_AT) return;
  const { first, cell } = clearing;
  const away = flatSideOf(cell);
  const opened = OPENS * clamp(p / ALIGHT_AT);
  const [x, y] = [xOf(view, first.x - away.x * opened), yOf(view, first.y + away.y * opened)];
  const warp = shrunk(view, clearing, p);
  stampWarped(pen, clearing.body, x, y, warp);
  pen.globalAlpha = BRIGHT * clamp(p / ALIGHT_AT);
  stampCrisp(pen, clearing.lit, x, y, warp);
  if (clearing.ring !== undefined) stampCrisp(pen, clearing.ring, x, y, warp);
  pen.globalAlpha = 1;
}

function shrunk(view: BoardView, clearing: ClearingCell, p: number): Warp {
  const scale = shrinkScale(p);
  return { ...warpOf(view, clearing, p), scale: { x: scale, y: scale } };
}
