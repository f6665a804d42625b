// Boards with holes: how many there may be, and where they go.

import { shuffle } from '@rensa/engine';
import { cellsOf, type Grid, gridOf, isOpen, neighborsOf, openCells } from '../board/board.ts';
import { type Drawn, knownTable } from './generate.ts';
import { drawLoop, type Table, tableOf } from './plug.ts';

/** A board before the seed says where its holes are. */
export interface Shape {
  readonly rows: number;
  readonly cols: number;
  /** Number of holes. */
  readonly holes: number;
}

export const SHAPE_SIDE = { least: 4, most: 12 } as const;
/** Cells per hole, at the least. */
const CELLS_PER_HOLE = 8;

/** `8x8`, or `7x7-3` for a board that lacks three cells. */
export function shapeName({ rows, cols, holes }: Shape): string {
  return `${rows}x${cols}${holes > 0 ? `-${holes}` : ''}`;
}

/** The numbers of holes that a board of this size can have, ascending: an even number of cells must stay open. */
export function holeCounts(rows: number, cols: number): number[] {
  const most = Math.floor((rows * cols) / CELLS_PER_HOLE);
  return Array.from({ length: most + 1 }, (_, holes) => holes).filter((holes) => (rows * cols - holes) % 2 === 0);
}

/** Why there is no board of this shape; undefined when there is. */
export function whyNoShape({ rows, cols, holes }: Shape): string | undefined {
  const isSide = (side: number): boolean => side >= SHAPE_SIDE.least && side <= SHAPE_SIDE.most;
  if (!isSide(rows) || !isSide(cols)) return `a side has ${SHAPE_SIDE.least} to ${SHAPE_SIDE.most} cells`;
  const counts = holeCounts(rows, cols);
  return counts.includes(holes) ? undefined : `a ${rows}x${cols} board has ${counts.join(', ')} holes, not ${holes}`;
}

/** Draws loops from a stream of random numbers. */
export type Drawer = (rng: number) => Drawn;

/** Loops drawn on one layout of holes before another is tried: the table of a large board is costly. */
const LOOPS_PER_LAYOUT = 12;

/** Any loops on any boards of a shape: first where the holes are, then loops, each as likely as any other. */
export function drawerOn(shape: Shape): Drawer {
  let table: Table | undefined;
  let drawn = 0;
  return (rng) => {
    if (table === undefined || drawn++ % LOOPS_PER_LAYOUT === 0) ({ table, rng } = drawTable(shape, rng));
    const loop = drawLoop(table, rng);
    return { grid: table.grid, cycle: loop.cycle, rng: loop.rng };
  };
}

const MAX_LAYOUTS = 10_000;

function drawTable({ rows, cols, holes }: Shape, rng: number): { readonly table: Table; readonly rng: number } {
  if (holes === 0) return { table: knownTable(gridOf(rows, cols)), rng };
  for (let tries = 0; tries < MAX_LAYOUTS; tries++) {
    const drawn = drawHoles({ rows, cols, holes }, rng);
    rng = drawn.rng;
    if (!hasDeadEnd(drawn.grid)) {
      const table = tableOf(drawn.grid);
      if (table.count > 0n) return { table, rng };
    }
  }
  throw new Error(`no loop was found on ${rows}x${cols} with ${holes} holes`);
}

/** As many dark cells stay open as light ones, when the board is colored like a chessboard. */
function drawHoles({ rows, cols, holes }: Shape, start: number): { readonly grid: Grid; readonly rng: number } {
  const { items, rng } = shuffle(cellsOf(gridOf(rows, cols)), start);
  const isDark = (cell: number): boolean => (Math.floor(cell / cols) + (cell % cols)) % 2 === 0;
  const dark = items.filter(isDark).slice(0, Math.ceil(holes / 2));
  const light = items.filter((cell) => !isDark(cell)).slice(0, Math.floor(holes / 2));
  return {
    grid: gridOf(
      rows,
      cols,
      [...dark, ...light].toSorted((a, b) => a - b),
    ),
    rng,
  };
}

/** Is there a cell that a loop could not leave again? */
function hasDeadEnd(grid: Grid): boolean {
  return openCells(grid).some((cell) => neighborsOf(grid, cell).filter((other) => isOpen(grid, other)).length < 2);
}
