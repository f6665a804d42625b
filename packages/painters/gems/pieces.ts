// Pictures of the cells of a board, baked on first use.

import { colorOf, countOf, DIAMOND, isCounter, isCrash } from '@rensa/games/gems';
import type { Atlas } from '../canvas/atlas.ts';
import type { Hues } from '../canvas/palette.ts';
import { keyOf, type Point } from '../canvas/point.ts';
import type { Pen, Sprite } from '../canvas/surface.ts';
import { bakeCounter, STEEL, traceCounter } from './counter.ts';
import { bakeDiamond, ICE, traceDiamond, turnAt } from './diamond.ts';
import { bakeJewel, traceJewel } from './jewel.ts';
import { bakeHalo, bakeOrb, traceOrb } from './orb.ts';
import { bakeSlab, traceSlab } from './slab.ts';

const WHITE_HALO = '#E8EEFF';

/** Picture of a gem; several points are a power gem. `now` turns the edge of a diamond. */
export function pieceOf(atlas: Atlas, cell: number, points: readonly Point[], now: number): Sprite {
  const { size, look } = atlas;
  const color = colorOf(cell);
  if (points.length > 1) {
    const bake = (): Sprite => bakeSlab({ color, points }, atlas.hues(color), look.marks, size);
    return atlas.keepShape(`slab ${color} ${keyOf(points)}`, bake);
  }
  if (cell === DIAMOND) return atlas.keep(`diamond ${turnAt(now)}`, () => bakeDiamond(turnAt(now), size));
  return atlas.keep(`gem ${cell}`, () => bakeSingle(atlas, cell));
}

function bakeSingle(atlas: Atlas, cell: number): Sprite {
  const { size, look } = atlas;
  const color = colorOf(cell);
  const hues = atlas.hues(color);
  if (isCounter(cell)) return bakeCounter({ color, count: countOf(cell) }, hues, look.marks, size);
  return (isCrash(cell) ? bakeOrb : bakeJewel)(color, hues, look.marks, size);
}

/** Glow around crash gems and diamonds, which lies beneath everything else. */
export function haloOf(atlas: Atlas, cell: number): Sprite | undefined {
  if (cell === DIAMOND) return atlas.keep('halo', () => bakeHalo(WHITE_HALO, 0.24, atlas.size));
  if (!isCrash(cell)) return undefined;
  const { glow } = atlas.hues(colorOf(cell));
  return atlas.keep(`halo ${cell}`, () => bakeHalo(glow, 0.5, atlas.size));
}

/** Hues of a gem and its shards; a counter gem is steel. */
export function huesOfGem(atlas: Atlas, cell: number): Hues {
  if (cell === DIAMOND) return ICE;
  return isCounter(cell) ? STEEL : atlas.hues(colorOf(cell));
}

/** Traces the silhouette of a gem. */
export function traceGem(pen: Pen, cell: number, points: readonly Point[]): void {
  if (points.length > 1) return traceSlab(pen, points);
  if (cell === DIAMOND) return traceDiamond(pen);
  if (isCounter(cell)) return traceCounter(pen);
  return isCrash(cell) ? traceOrb(pen) : traceJewel(pen);
}
