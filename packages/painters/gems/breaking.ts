// Gems that break: struck where the crash gem is, cracked from there, alight, until they fly apart.

import { colorOf, COLS, DIAMOND, isCounter, isCrash } from '@rensa/games/gems';
import type { Atlas } from '../canvas/atlas.ts';
import { clamp, easeOut } from '../canvas/curves.ts';
import { fade } from '../canvas/palette.ts';
import { fromFirst, keyOf, type Point, pointOf } from '../canvas/point.ts';
import type { Sprite } from '../canvas/surface.ts';
import type { Block } from '../falling/block.ts';
import { sparkleAt } from '../falling/burst.ts';
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

/** A gem that breaks, and how it cracks. */
export interface BreakingGem {
  readonly block: ClearingBlock;
  readonly cracks: readonly Crack[];
}

const CRACK_TICKS = 8;
/** Stone swells less than a blob. */
const SWELLS = 0.3;
const STAR = 0.62;
/** Its inner half is hidden. */
const RING_WIDTH = 0.115;

/** The pictures of one gem. A diamond's edge is as it was at this time. */
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

/** A gem all alight. */
export function litOf(atlas: Atlas, cell: number, points: readonly Point[]): Sprite {
  const bake = (): Sprite => bakeLit(atlas, silhouetteOf(cell, points), huesOfGem(atlas, cell));
  return atlas.keepShape(`lit gem ${cell} ${keyOf(points)}`, bake);
}

function glowOf(atlas: Atlas, cell: number, points: readonly Point[]): Sprite {
  const bake = (): Sprite => bakeGlow(atlas, silhouetteOf(cell, points), huesOfGem(atlas, cell));
  return atlas.keepShape(`glow gem ${cell} ${keyOf(points)}`, bake);
}

/** The white outline of a gem. */
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

/** From the nearest crash gem of its color, else from the nearest source of all. */
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
  return nearest === undefined ? [] : cracksOf(boxOf(points), nearest, 1 + (cells[0] as number) * 31);
}

/** `p` from 0 to 1 of the time that it is shown, which is so many ticks. */
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
  sparkleAt(pen, xOf(view, first.x), yOf(view, first.y), STAR * easeOut(t) * view.pitch);
}
