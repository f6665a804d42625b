// Terms of a board at rest. An evaluation is linear: the sum of all terms, each times its weight.

import { COLS, SPAWN_COL } from '@rensa/games/gems';
import { BESIDE, CELLS, codeOf, COLORS_SEEN, gemScore, type GemsKernel, isPower } from './kernel/index.ts';

export const TERM_NAMES = [
  /** 1 on any board. */
  'base',
  /** Sum of the squared heights of all columns. */
  'stack',
  'gems',
  'gemsSquared',
  /** Groups of touching gems of one color. A crash gem that waits is a group. */
  'groups',
  'crashGems',
  /** Sum over all colors of the most gems that one crash gem would break. */
  'breakable',
  /** Colors that one crash gem would break completely. */
  'coverable',
  'absentColors',
  /** Squared rows above row 6 in the alley, and above row 8 in the highest column. */
  'alley',
  'highest',
  /** Rows above the ninth in the columns beside the alley. */
  'walls',
  /** 1 if a column is empty, with 1, 2, 3 to 5, 6 to 12 or more pieces before the next diamond. */
  'open1',
  'open2',
  'open5',
  'open12',
  'openLater',
  /** Runs of one color in the column with the fewest, for the same numbers of pieces. */
  'runs1',
  'runs2',
  'runs5',
  'runs12',
  'runsLater',
  'powerCells',
  'counterGems',
  /** Sum over all colors of the most points that one crash gem would score, and the most of any color. */
  'threats',
  'threat',
  /** Gems of the most frequent color if a diamond is 1 to 3, or 4 to 8, pieces away. */
  'harvest3',
  'harvest8',
] as const;

type TermName = (typeof TERM_NAMES)[number];

/** Weight of each term; 0 if it is not named. */
export type TermWeights = Readonly<Partial<Record<TermName, number | undefined>>>;

const TERM = Object.fromEntries(TERM_NAMES.map((name, i) => [name, i])) as Readonly<Record<TermName, number>>;

const COLORS = 4;
const FIRST_CRASH = 5;
const FIRST_COUNTER = 10;

/** Counts the terms of one board after another. */
export class Terms {
  readonly values = new Int32Array(TERM_NAMES.length);
  /** The group of each cell, and the color, gems and power cells of each group. */
  readonly #groups = new Uint8Array(CELLS);
  readonly #colors = new Uint8Array(CELLS + 1);
  readonly #sizes = new Uint8Array(CELLS + 1);
  readonly #powers = new Uint8Array(CELLS + 1);
  /** The group itself, or the group that it was merged into. */
  readonly #mergedInto = new Uint8Array(CELLS + 1);
  readonly #tints = new Uint8Array(CELLS);
  /** Counts by color. */
  readonly #totals = new Uint8Array(COLORS + 1);
  readonly #best = new Uint8Array(COLORS + 1);
  readonly #points = new Int32Array(COLORS + 1);

  /** Counts the current field of a kernel, `diamond` pieces before the next diamond. */
  count(kernel: GemsKernel, diamond: number): void {
    this.values.fill(0);
    this.values[TERM.base] = 1;
    const highest = this.#countHeights(kernel.heights);
    this.#countGroups(kernel.cells, Math.min(CELLS, (highest + 1) * COLS));
    this.#countBreakable(kernel.heights);
    this.#countColors(diamond);
    this.#countColumns(kernel, diamond);
  }

  /** Returns the height of the highest column. */
  #countHeights(heights: Uint8Array): number {
    let stack = 0;
    let highest = 0;
    for (let col = 0; col < COLS; col++) {
      const height = heights[col];
      stack += height * height;
      if (height > highest) highest = height;
    }
    const { values } = this;
    values[TERM.stack] = stack;
    values[TERM.alley] = squareAbove(heights[SPAWN_COL], 6);
    values[TERM.highest] = squareAbove(highest, 8);
    values[TERM.walls] = above(heights[SPAWN_COL - 1], 9) + above(heights[SPAWN_COL + 1], 9);
    return highest;
  }

  /** Visits each cell once. It joins the group on its left, the one below, or both, or begins a group. */
  #countGroups(cells: Uint8Array, end: number): void {
    this.#totals.fill(0);
    let made = 0;
    let joined = 0;
    let gems = 0;
    let crash = 0;
    let counters = 0;
    let power = 0;
    for (let index = 0; index < end; index++) {
      const cell = cells[index];
      const color = COLORS_SEEN[codeOf(cell)];
      this.#tints[index] = color;
      this.#groups[index] = 0;
      if (cell === 0) continue;
      gems++;
      if (isPower(cell)) power++;
      if (codeOf(cell) >= FIRST_COUNTER) counters++;
      else if (codeOf(cell) >= FIRST_CRASH) crash++;
      if (color === 0) continue;
      const left = index % COLS === 0 ? 0 : this.#sameAt(index - 1, color);
      const below = index < COLS ? 0 : this.#sameAt(index - COLS, color);
      if (left === 0 && below === 0) this.#begin(++made, color);
      const group = left !== 0 ? left : below !== 0 ? below : made;
      if (left !== 0 && below !== 0 && left !== below) {
        this.#merge(below, left);
        joined++;
      }
      this.#groups[index] = group;
      this.#sizes[group] += 1;
      if (isPower(cell)) this.#powers[group] += 1;
      this.#totals[color] += 1;
    }
    const { values } = this;
    values[TERM.gems] = gems;
    values[TERM.gemsSquared] = gems * gems;
    values[TERM.groups] = made - joined;
    values[TERM.crashGems] = crash;
    values[TERM.counterGems] = counters;
    values[TERM.powerCells] = power;
  }

  /** Group of this cell if it has this color, otherwise 0. */
  #sameAt(index: number, color: number): number {
    return this.#tints[index] === color ? this.#groupAt(index) : 0;
  }

  /** Group of this cell, after all merges. */
  #groupAt(index: number): number {
    let group = this.#groups[index];
    while (this.#mergedInto[group] !== group) group = this.#mergedInto[group];
    return group;
  }

  #begin(group: number, color: number): void {
    this.#mergedInto[group] = group;
    this.#colors[group] = color;
    this.#sizes[group] = 0;
    this.#powers[group] = 0;
  }

  #merge(group: number, into: number): void {
    this.#mergedInto[group] = into;
    this.#sizes[into] += this.#sizes[group];
    this.#powers[into] += this.#powers[group];
  }

  /** Counts the gems that a crash gem at rest on a column would break. */
  #countBreakable(heights: Uint8Array): void {
    this.#best.fill(0);
    this.#points.fill(0);
    for (let col = 0; col < COLS; col++) {
      const index = heights[col] * COLS + col;
      if (index >= CELLS) continue;
      const left = this.#groupBeside(4 * index);
      const right = this.#groupBeside(4 * index + 1);
      const below = this.#groupBeside(4 * index + 2);
      if (left !== 0) this.#reach(left, right, below);
      if (right !== 0) this.#reach(right, left, below);
      if (below !== 0) this.#reach(below, left, right);
    }
  }

  #groupBeside(side: number): number {
    const next = BESIDE[side];
    return next < 0 ? 0 : this.#groupAt(next);
  }

  /** Counts a crash gem of the first group's color that touches it and other groups of that color. */
  #reach(group: number, second: number, third: number): void {
    const color = this.#colors[group];
    let size = this.#sizes[group];
    let power = this.#powers[group];
    if (second !== 0 && second !== group && this.#colors[second] === color) {
      size += this.#sizes[second];
      power += this.#powers[second];
    }
    if (third !== 0 && third !== group && third !== second && this.#colors[third] === color) {
      size += this.#sizes[third];
      power += this.#powers[third];
    }
    if (size > this.#best[color]) this.#best[color] = size;
    const points = gemScore(1 + size - power, power, 0, false);
    if (points > this.#points[color]) this.#points[color] = points;
  }

  #countColors(diamond: number): void {
    let [mostGems, absent, coverable, breakable, threats, threat] = [0, 0, 0, 0, 0, 0];
    for (let color = 1; color <= COLORS; color++) {
      const total = this.#totals[color];
      const best = this.#best[color];
      const points = this.#points[color];
      if (total === 0) absent++;
      else if (best === total) coverable++;
      breakable += best;
      threats += points;
      if (points > threat) threat = points;
      if (total > mostGems) mostGems = total;
    }
    const { values } = this;
    values[TERM.absentColors] = absent;
    values[TERM.coverable] = coverable;
    values[TERM.breakable] = breakable;
    values[TERM.threats] = threats;
    values[TERM.threat] = threat;
    if (diamond <= 3) values[TERM.harvest3] = mostGems;
    else if (diamond <= 8) values[TERM.harvest8] = mostGems;
  }

  #countColumns({ cells, heights }: GemsKernel, diamond: number): void {
    let fewest = CELLS;
    for (let col = 0; col < COLS; col++) {
      const runs = runsIn(cells, heights[col], col);
      if (runs < fewest) fewest = runs;
    }
    const time = diamond <= 2 ? diamond - 1 : diamond <= 5 ? 2 : diamond <= 12 ? 3 : 4;
    this.values[TERM.runs1 + time] = fewest;
    if (fewest === 0) this.values[TERM.open1 + time] = 1;
  }
}

const above = (height: number, rows: number): number => Math.max(0, height - rows);
const squareAbove = (height: number, rows: number): number => above(height, rows) * above(height, rows);

/** Number of runs of one color in a column. */
function runsIn(cells: Uint8Array, height: number, col: number): number {
  let runs = 0;
  let last = -1;
  for (let row = 0; row < height; row++) {
    const color = COLORS_SEEN[codeOf(cells[row * COLS + col])];
    if (color !== last) runs++;
    last = color;
  }
  return runs;
}
