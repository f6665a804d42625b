// Gems that break: they crack from the crash gem on, light up, and fly apart.

import { colorOf, COLS, DIAMOND, isCounter, isCrash } from '@rensa/games/gems';
import type { Atlas } from '../canvas/atlas.ts';
import { clamp, easeOut } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import { fromFirst, keyOf, type Point, pointOf } from '../canvas/point.ts';
import type { Sprite } from '../canvas/surface.ts';
import type { Block } from '../falling/block.ts';
import { drawSparkle } from '../falling/burst.ts';
import {
  bakeGlow,
  bakeLit,
  bakeRing,
  type ClearingBlock,
  drawClearing,
  type Silhouette,
  warpOf,
} from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import { BURST_AT } from '../falling/motion.ts';
import { xOf, yOf } from '../falling/view.ts';
import { type Crack, cracksOf, drawCracks } from './crack.ts';
import { huesOfGem, pieceOf, traceGem } from './pieces.ts';
import type { Breakage } from './scene.ts';
import { boxOf } from './slab.ts';

/** A gem that breaks, with its cracks. */
export interface BreakingGem {
  readonly block: ClearingBlock;
  readonly cracks: readonly Crack[];
}

const CRACK_TICKS = 8;
/** Strength of the swelling: stone swells less than a blob. */
const SWELLS = 0.3;
const STAR = 0.62;
/** Width of the ring, in cells; its inner half is hidden. */
const RING_WIDTH = 0.115;

/** Pictures of one gem; the edge of a diamond is the one at `now`. */
function clearingBlockOf(atlas: Atlas, { cell, cells }: Block, now: number): ClearingBlock {
  const { first, points } = fromFirst(cells, COLS);
  const plain = isCounter(cell);
  return {
    color: cell,
    first,
    points,
    body: pieceOf(atlas, cell, points, now),
    lit: litOf(atlas, cell, points),
    ring: plain ? undefined : ringOf(atlas, cell, points),
    glow: plain ? undefined : glowOf(atlas, cell, points),
  };
}

function silhouetteOf(cell: number, points: readonly Point[]): Silhouette {
  return { points, trace: (pen) => traceGem(pen, cell, points) };
}

/** Picture of a gem, fully lit. */
export function litOf(atlas: Atlas, cell: number, points: readonly Point[]): Sprite {
  const bake = (): Sprite => bakeLit(atlas, silhouetteOf(cell, points), huesOfGem(atlas, cell));
  return atlas.keepShape(`lit gem ${cell} ${keyOf(points)}`, bake);
}

function glowOf(atlas: Atlas, cell: number, points: readonly Point[]): Sprite {
  const bake = (): Sprite => bakeGlow(atlas, silhouetteOf(cell, points), huesOfGem(atlas, cell));
  return atlas.keepShape(`glow gem ${cell} ${keyOf(points)}`, bake);
}

/** White outline of a gem. */
export function ringOf(atlas: Atlas, cell: number, points: readonly Point[]): Sprite {
  const bake = (): Sprite => bakeRing(atlas, silhouetteOf(cell, points), RING_WIDTH);
  return atlas.keepShape(`ring gem ${cell} ${keyOf(points)}`, bake);
}

export function breakingGems(
  { atlas, now, full }: DrawContext,
  breakage: Breakage,
  blocks: readonly Block[],
): BreakingGem[] {
  const sources = [...breakage.kinds].filter(([, cell]) => isSource(cell));
  return blocks
    .filter(({ cells }) => cells.some((index) => breakage.kinds.has(index)))
    .map((block) => ({
      block: clearingBlockOf(atlas, block, full ? now : 0),
      cracks: cracksIn(block, sources),
    }));
}

function isSource(cell: number): boolean {
  return isCrash(cell) || cell === DIAMOND;
}

/** Cracks of a block, from the nearest crash gem of its color, else from the nearest source of any color. */
function cracksIn({ cell, cells }: Block, sources: readonly (readonly [number, number])[]): Crack[] {
  if (isSource(cell)) return [];
  const { first, points } = fromFirst(cells, COLS);
  const own = sources.filter(([, source]) => colorOf(source) === colorOf(cell));
  const places = (own.length > 0 ? own : sources).map(([index]) => {
    const { x, y } = pointOf(index, COLS);
    return { x: x - first.x, y: first.y - y };
  });
  const away = (from: Point): number => Math.min(...points.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
  const [nearest] = places.toSorted((a, b) => away(a) - away(b));
  return nearest === undefined ? [] : cracksOf(boxOf(points), nearest, 1 + cells[0] * 31);
}

/** Draws gems that break; `p` is the share of the clearing time of `ticks` ticks, from 0 to 1. */
export function drawBreaking(context: DrawContext, broken: readonly BreakingGem[], p: number, ticks: number): void {
  const t = clamp((p * ticks) / Math.max(1, Math.min(CRACK_TICKS, ticks * BURST_AT)));
  for (const { block } of broken) drawClearing(context, block, p, SWELLS);
  if (!context.full || p >= BURST_AT) return;
  for (const gem of broken) if (gem.cracks.length > 0) drawCracked(context, gem, p, t);
  for (const { block } of broken) if (isSource(block.color)) drawStar(context, block, t);
}

function drawCracked({ pen, atlas, view }: DrawContext, { block, cracks }: BreakingGem, p: number, t: number): void {
  const { x: px, y: py, scale } = warpOf(view, block, p, SWELLS);
  const [x, y] = [xOf(view, block.first.x), yOf(view, block.first.y)];
  pen.save();
  pen.translate(px + (x - px) * scale.x, py + (y - py) * scale.y);
  pen.scale(view.pitch * scale.x, view.pitch * scale.y);
  traceGem(pen, block.color, block.points);
  pen.clip();
  drawCracks(pen, cracks, easeOut(t), fade(huesOfGem(atlas, block.color).dark, 0.5));
  pen.restore();
}

function drawStar({ pen, view }: DrawContext, { first }: ClearingBlock, t: number): void {
  pen.fillStyle = '#ffffff';
  drawSparkle(pen, xOf(view, first.x), yOf(view, first.y), STAR * easeOut(t) * view.pitch);
}
