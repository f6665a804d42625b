// A lost board: its columns crack, the alley first, and fall through the floor as facets.

import { at, type Board, COLS, EMPTY, SPAWN_COL, SPAWN_ROW } from '@rensa/games/gems';
import { clamp } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import { fromFirst, pointOf } from '../canvas/point.ts';
import type { Block } from '../falling/block.ts';
import { NO_WARP, stampCrisp } from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import { ageOf, type BoardEnd, fallenBy, fallingFor, OUTLINE_AT, SQUEEZE_FROM } from '../falling/finale.ts';
import { randomFrom } from '../falling/random.ts';
import { xOf, yOf } from '../falling/view.ts';
import { clipAboveFloor } from '../falling/well.ts';
import { ringOf } from './breaking.ts';
import { cracksOf, drawCracks } from './crack.ts';
import { huesOfGem, traceGem } from './pieces.ts';
import { kindOf } from './scene.ts';
import { shardOf, stampTurned } from './shard.ts';
import { boxOf } from './slab.ts';

/** Ticks for which a gem cracks before it falls. */
const CRACK_TICKS = 8;
const SHARDS = 3;
/** Size of a facet against one of a broken gem. */
const SIZE = 1.9;
/** Cells from the middle of the gem, cells per tick, and radians per tick. */
const SPREAD = 0.24;
const DRIFT = 0.016;
const SPIN = 0.09;
/** Cells below the floor at which nothing of a facet is left. */
const GONE = -1;

/** Cell that blocks the alley. */
const BLOCKER = at(SPAWN_ROW, SPAWN_COL);

/** Ticks for which a column has been falling. */
function ticksOf(end: BoardEnd, { now, full }: DrawContext, col: number): number {
  return full ? fallingFor(end, now, col, SPAWN_COL) : Number.NEGATIVE_INFINITY;
}

/** Blocks of which every part is still in its place; those of columns that fall lose what has fallen. */
export function standing(context: DrawContext, end: BoardEnd, blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const cells = block.cells.filter((index) => ticksOf(end, context, index % COLS) <= 0);
    return cells.length === 0 ? [] : [{ ...block, cells }];
  });
}

/** Draws the outline of the gem that blocks, cracks in what is about to fall, and what falls. */
export function drawCollapse(context: DrawContext, end: BoardEnd, board: Board, blocks: readonly Block[]): void {
  const left = standing(context, end, blocks);
  for (const block of left) drawCracking(context, block, crackedBy(context, end, block));
  drawOutline(context, end, board);
  context.pen.save();
  clipAboveFloor(context.pen, context.view);
  for (const [index, cell] of board.entries()) if (cell !== EMPTY) drawFacets(context, end, index, cell);
  context.pen.restore();
}

/** Share of its cracks that is open, from 0 to 1; the blocker's own open before all others. */
function crackedBy(context: DrawContext, end: BoardEnd, { cells }: Block): number {
  if (!context.full) return 0;
  const ticks = Math.max(...cells.map((index) => ticksOf(end, context, index % COLS)));
  const early = cells.includes(BLOCKER) ? ageOf(end, context.now) - SQUEEZE_FROM : 0;
  return clamp(Math.max(ticks + CRACK_TICKS, early) / CRACK_TICKS);
}

function drawCracking({ pen, atlas, view }: DrawContext, { cell, cells }: Block, open: number): void {
  if (open === 0) return;
  const { first, points } = fromFirst(cells, COLS);
  const box = boxOf(points);
  const cracks = cracksOf(box, { x: (box.left + box.right) / 2, y: box.top - 1 }, 1 + cells[0] * 31);
  pen.save();
  pen.translate(xOf(view, first.x), yOf(view, first.y));
  pen.scale(view.pitch, view.pitch);
  traceGem(pen, cell, points);
  pen.clip();
  drawCracks(pen, cracks, open, fade(huesOfGem(atlas, cell).dark, 0.5));
  pen.restore();
}

function drawOutline(context: DrawContext, end: BoardEnd, board: Board): void {
  const { pen, atlas, view, now, full } = context;
  const isDue = !full || (ageOf(end, now) >= OUTLINE_AT && ticksOf(end, context, SPAWN_COL) <= 0);
  if (!isDue || board[BLOCKER] === EMPTY) return;
  const ring = ringOf(atlas, board[BLOCKER], [{ x: 0, y: 0 }]);
  stampCrisp(pen, ring, xOf(view, SPAWN_COL), yOf(view, SPAWN_ROW), NO_WARP);
}

/** Draws the facets of one gem. */
function drawFacets(context: DrawContext, end: BoardEnd, index: number, cell: number): void {
  const { pen, atlas, view } = context;
  const { x: col, y: row } = pointOf(index, COLS);
  const ticks = ticksOf(end, context, col);
  const height = row - fallenBy(ticks);
  if (ticks <= 0 || height < GONE) return;
  const sprite = shardOf(atlas, kindOf(cell));
  const random = randomFrom(index + 1);
  for (let i = 0; i < SHARDS; i++) {
    const angle = ((i + random()) / SHARDS) * 2 * Math.PI;
    const away = SPREAD + DRIFT * ticks;
    const [x, y] = [xOf(view, col + away * Math.cos(angle)), yOf(view, height + away * Math.sin(angle))];
    stampTurned(pen, sprite, { x, y, angle: angle + SPIN * ticks * (random() - 0.5) * 2, scale: SIZE });
  }
}
