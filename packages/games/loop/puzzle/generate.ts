// Puzzles: a loop drawn evenly from all there are on its board, clues that single out this loop, and a grade within the
// band that is wanted. A version of the generator never changes once it is out: the archive depends on it.

import type { Board, Grid } from '../board/board.ts';
import { chooseClues } from './clues.ts';
import type { Cycle } from '../board/cycle.ts';
import { type Grade, grade } from '../solve/grade.ts';
import type { Band } from './level.ts';
import { drawBelow, loopAt, type Table, tableOf } from './plug.ts';

export type GeneratorVersion = 1 | 2;

export interface Puzzle extends Board {
  /** Names the puzzle for ever: `loop/VERSION/…`. */
  readonly id: string;
  readonly solution: Cycle;
  readonly grade: Grade;
}

/** A puzzle that is wanted. */
export interface WantedPuzzle {
  readonly id: string;
  readonly band: Band;
  readonly seed: number;
  /** A loop, each of its board as likely as any other, and the stream after it. */
  readonly draw: (rng: number) => Drawn;
  /** Puzzles to leave out. */
  readonly accepts?: (puzzle: Puzzle) => boolean;
}

export interface Drawn {
  readonly grid: Grid;
  readonly cycle: Cycle;
  readonly rng: number;
}

export interface Generated {
  readonly puzzle: Puzzle;
  /** Loops that were tried. */
  readonly tries: number;
  /** False for a board on which no try came within the band: the nearest was taken. */
  readonly fits: boolean;
}

const MAX_TRIES = 100;

/** Draws loops until one has clues within the band. */
export function search(wanted: WantedPuzzle): Generated {
  let nearest: { readonly puzzle: Puzzle; readonly off: number } | undefined;
  const { band } = wanted;
  let rng = wanted.seed | 0;
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const made = nextAccepted(wanted, rng);
    rng = made.rng;
    if (made.puzzle === undefined) continue;
    const off = distance(made.puzzle.grade, band);
    if (off === 0) return { puzzle: made.puzzle, tries, fits: true };
    if (off < (nearest?.off ?? Infinity)) nearest = { puzzle: made.puzzle, off };
  }
  if (nearest === undefined) throw new Error('no loop on this board can be singled out by clues');
  return { puzzle: nearest.puzzle, tries: MAX_TRIES, fits: false };
}

export interface Order {
  readonly id: string;
  /** One of these is drawn, each as often as it has loops. */
  readonly grids: readonly Grid[];
  readonly level: Band;
  readonly seed: number;
  /** Loops to leave out. */
  readonly accepts?: (grid: Grid, cycle: Cycle) => boolean;
}

/** A puzzle on one of several boards. */
export function generate({ id, grids, level, seed, accepts }: Order): Generated {
  const tables = grids.map(knownTable);
  if (tables.every(({ count }) => count === 0n)) throw new Error('there is no loop on this board');
  const draw = (start: number): Drawn => {
    let drawn = drawFrom(tables, start);
    while (accepts?.(drawn.grid, drawn.cycle) === false) drawn = drawFrom(tables, drawn.rng);
    return drawn;
  };
  return search({ id, band: level, seed, draw });
}

function drawFrom(tables: readonly Table[], start: number): Drawn {
  const total = tables.reduce((sum, { count }) => sum + count, 0n);
  let { value, rng } = drawBelow(total, start);
  for (const table of tables) {
    if (value < table.count) return { grid: table.grid, cycle: loopAt(table, value), rng };
    value -= table.count;
  }
  throw new Error('a number below the total belongs to no table');
}

interface Made {
  /** Undefined for a loop that no clues single out. */
  readonly puzzle: Puzzle | undefined;
  readonly rng: number;
}

function nextAccepted({ id, band, draw, accepts = () => true }: WantedPuzzle, rng: number): Made {
  let made = clued(id, draw(rng), band.percent);
  while (made.puzzle !== undefined && !accepts(made.puzzle)) made = clued(id, draw(made.rng), band.percent);
  return made;
}

function clued(id: string, { grid, cycle: solution, rng: start }: Drawn, percent: number): Made {
  const { clues, rng } = chooseClues(grid, solution, percent, start);
  if (clues === undefined) return { puzzle: undefined, rng };
  const found = grade({ ...grid, clues });
  if (found === undefined) throw new Error('clues that lead to the loop cannot be graded');
  return { puzzle: { id, ...grid, clues, solution, grade: found }, rng };
}

function distance({ bottleneck, score }: Grade, band: Band): number {
  return beyond(bottleneck, band.bottleneck) + beyond(score, band.score);
}

function beyond(value: number, [least, most]: readonly [number, number]): number {
  return Math.max(0, least - value, value - most);
}

const known = new Map<string, Table>();
/** Enough for all the boards of one day; a 12x12 table takes 20 MB. */
const MAX_KNOWN = 16;

/** The same table as before where it is still at hand. */
export function knownTable(grid: Grid): Table {
  const key = `${grid.rows}x${grid.cols} ${grid.holes.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const table = tableOf(grid);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, table);
  return table;
}
