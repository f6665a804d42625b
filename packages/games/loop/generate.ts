// Puzzles: a loop drawn evenly from all there are, clues that single out this loop, and a grade within the band of the
// level. Version 1 never changes once it is out: the archive depends on it.

import { type Board, checkSides, type Grid, gridOf, whyNone } from './board.ts';
import { chooseClues } from './clues.ts';
import type { Cycle } from './cycle.ts';
import { type Grade, grade } from './grade.ts';
import { drawBelow, loopAt, type Table, tableOf } from './plug.ts';

export const GENERATOR_VERSION = 1;

export interface Puzzle extends Board {
  /** Names the puzzle for ever: `loop/VERSION/…`. */
  readonly id: string;
  readonly solution: Cycle;
  readonly grade: Grade;
}

export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'giant'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export interface Level {
  readonly side: number;
  /** The share of open cells that get a clue, in percent. */
  readonly percent: number;
  /** Bottleneck and score from the first number to the second. */
  readonly bottleneck: readonly [number, number];
  readonly score: readonly [number, number];
}

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { side: 4, percent: 30, bottleneck: [0, 3], score: [0, 1000] },
  medium: { side: 6, percent: 25, bottleneck: [3, 8], score: [8, 20] },
  hard: { side: 8, percent: 25, bottleneck: [4, 12], score: [18, 45] },
  expert: { side: 10, percent: 22, bottleneck: [5, 20], score: [40, 90] },
  giant: { side: 12, percent: 22, bottleneck: [5, 30], score: [40, 200] },
};

/** The level whose band fits a board of this size: halfway between two sides the larger one begins. */
export function levelFor({ rows, cols }: Grid): LevelName {
  return LEVEL_NAMES.find((name) => rows * cols < (LEVELS[name].side + 1) ** 2) ?? 'giant';
}

export interface Order {
  readonly id: string;
  /** One of these is drawn, each as often as it has loops. */
  readonly grids: readonly Grid[];
  readonly level: Level;
  readonly seed: number;
  /** Loops to leave out. */
  readonly accepts?: (grid: Grid, cycle: Cycle) => boolean;
}

export interface Generated {
  readonly puzzle: Puzzle;
  /** Loops that were tried. */
  readonly tries: number;
  /** False for a board on which no try came within the band: the nearest was taken. */
  readonly fits: boolean;
}

const TRIES_MOST = 100;

export function generate(order: Order): Generated {
  const tables = order.grids.map(knownTable);
  if (tables.every(({ count }) => count === 0n)) throw new Error('there is no loop on this board');
  let nearest: { readonly puzzle: Puzzle; readonly off: number } | undefined;
  let rng = order.seed | 0;
  for (let tries = 1; tries <= TRIES_MOST; tries++) {
    const drawn = drawAccepted(tables, order, rng);
    const made = clued(drawn.table.grid, drawn.cycle, order, drawn.rng);
    rng = made.rng;
    if (made.puzzle === undefined) continue;
    const off = distance(made.puzzle.grade, order.level);
    if (off === 0) return { puzzle: made.puzzle, tries, fits: true };
    if (off < (nearest?.off ?? Infinity)) nearest = { puzzle: made.puzzle, off };
  }
  if (nearest === undefined) throw new Error('no loop on this board can be singled out by clues');
  return { puzzle: nearest.puzzle, tries: TRIES_MOST, fits: false };
}

export function sizedId(rows: number, cols: number, seed: number): string {
  return `loop/${GENERATOR_VERSION}/${rows}x${cols}/${seed}`;
}

/** The puzzle of a size and a seed. */
export function sizedPuzzle(rows: number, cols: number, seed: number): Generated {
  checkSides(rows, cols);
  const grid = gridOf(rows, cols);
  const reason = whyNone(grid);
  if (reason !== undefined) throw new Error(`there is no loop on ${rows}x${cols}: ${reason}`);
  return generate({ id: sizedId(rows, cols, seed), grids: [grid], level: LEVELS[levelFor(grid)], seed });
}

interface Drawn {
  readonly table: Table;
  readonly cycle: Cycle;
  readonly rng: number;
}

function drawAccepted(tables: readonly Table[], { accepts }: Order, rng: number): Drawn {
  for (;;) {
    const drawn = drawFrom(tables, rng);
    if (accepts === undefined || accepts(drawn.table.grid, drawn.cycle)) return drawn;
    rng = drawn.rng;
  }
}

function drawFrom(tables: readonly Table[], start: number): Drawn {
  const total = tables.reduce((sum, { count }) => sum + count, 0n);
  let { value, rng } = drawBelow(total, start);
  for (const table of tables) {
    if (value < table.count) return { table, cycle: loopAt(table, value), rng };
    value -= table.count;
  }
  throw new Error('a number below the total belongs to no table');
}

function clued(
  grid: Grid,
  solution: Cycle,
  { id, level }: Order,
  start: number,
): { readonly puzzle: Puzzle | undefined; readonly rng: number } {
  const { clues, rng } = chooseClues(grid, solution, level.percent, start);
  if (clues === undefined) return { puzzle: undefined, rng };
  const found = grade({ ...grid, clues });
  if (found === undefined) throw new Error('clues that lead to the loop cannot be graded');
  return { puzzle: { id, ...grid, clues, solution, grade: found }, rng };
}

function distance({ bottleneck, score }: Grade, level: Level): number {
  return beyond(bottleneck, level.bottleneck) + beyond(score, level.score);
}

function beyond(value: number, [least, most]: readonly [number, number]): number {
  return Math.max(0, least - value, value - most);
}

const known = new Map<string, Table>();
/** Enough for all the boards of one day; a 12x12 table takes 20 MB. */
const KNOWN_MOST = 16;

function knownTable(grid: Grid): Table {
  const key = `${grid.rows}x${grid.cols} ${grid.holes.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const table = tableOf(grid);
  if (known.size >= KNOWN_MOST) known.clear();
  known.set(key, table);
  return table;
}
