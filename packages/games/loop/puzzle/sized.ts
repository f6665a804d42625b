// The puzzle of a size and a seed.

import { hash } from '@rensa/engine';
import { checkSides, gridOf, whyNone } from '../board/board.ts';
import { generate, type Generated, search } from './generate.ts';
import { drawerOn, type Shape, shapeName, whyNoShape } from './holes.ts';
import { type Band, LEVELS, levelFor, levelOfCells } from './level.ts';

export function sized1Id(rows: number, cols: number, seed: number): string {
  return `loop/1/${rows}x${cols}/${seed}`;
}

/** By version 1, which knows no holes. */
export function sizedPuzzle(rows: number, cols: number, seed: number): Generated {
  checkSides(rows, cols);
  const grid = gridOf(rows, cols);
  const reason = whyNone(grid);
  if (reason !== undefined) throw new Error(`there is no loop on ${rows}x${cols}: ${reason}`);
  return generate({ id: sized1Id(rows, cols, seed), grids: [grid], level: LEVELS[levelFor(grid)], seed });
}

export function sized2Id(shape: Shape, seed: number): string {
  return `loop/2/${shapeName(shape)}/${seed}`;
}

/** By version 2. */
export function shapedPuzzle(shape: Shape, seed: number): Generated {
  const reason = whyNoShape(shape);
  if (reason !== undefined) throw new Error(reason);
  const id = sized2Id(shape, seed);
  return search({ id, band: bandOf(shape), seed: streamOf(id), draw: drawerOn(shape) });
}

/** The band of the level of as many cells. Holes leave less to think about, so a board with holes may be easier. */
function bandOf({ rows, cols, holes }: Shape): Band {
  const level = LEVELS[levelOfCells(rows * cols - holes)];
  if (holes === 0) return level;
  return { percent: level.percent, bottleneck: [0, level.bottleneck[1]], score: [0, level.score[1]] };
}

/** The start of the stream of random numbers for a puzzle. */
function streamOf(id: string): number {
  return Number.parseInt(hash(id).slice(-8), 16) | 0;
}
