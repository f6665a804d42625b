// Finds the gems that break in one step on a list of cells. It marks the cells and counts for the score.

import { COLS, DIAMOND } from '@rensa/games/gems';
import { BESIDE, CELLS, codeOf, COLORS_SEEN, isPower, TINTS } from './cell.ts';

/** Marks of the cells. */
const BROKEN = 1;
const SHATTERED = 2;
const TECH = 3;

const FIRST_CRASH = 5;
const FIRST_COUNTER = DIAMOND + 1;
const ALL_COLORS = 15;

/** Gems that one step breaks. One object serves all steps. */
export class Shatter {
  normal = 0;
  power = 0;
  crash = 0;
  counter = 0;
  diamond = 0;
  /** Diamonds on the floor. */
  techs = 0;
  /** Number of colors among them. */
  colors = 0;
  readonly #marks = new Uint8Array(CELLS);
  readonly #stack = new Uint8Array(CELLS);

  /** True if more breaks than diamonds on the floor. */
  get isLink(): boolean {
    return this.normal + this.power + this.crash + this.counter + this.diamond > 0;
  }

  /** Finds the gems that break on a board at rest, on which no column is higher than `top`. Returns whether any do. */
  find(cells: Uint8Array, top: number): boolean {
    const end = top * COLS;
    let taken = 0;
    let found = false;
    this.techs = 0;
    for (let index = 0; index < end; index++) {
      const code = codeOf(cells[index]);
      if (code < FIRST_CRASH || code > DIAMOND) continue;
      if (!found) this.#marks.fill(0);
      if (code === DIAMOND) taken |= this.#land(cells, index);
      else this.#crash(cells, index);
      found = true;
    }
    if (!found) return false;
    if (taken !== 0) this.#take(cells, end, taken);
    return this.#count(cells, end);
  }

  /** Removes the broken gems. */
  clear(cells: Uint8Array, top: number): void {
    for (let index = 0; index < top * COLS; index++) if (this.#marks[index] !== 0) cells[index] = 0;
  }

  /** Marks a crash gem and all gems of its color that touch it, unless it is alone. */
  #crash(cells: Uint8Array, start: number): void {
    if (this.#marks[start] !== 0) return;
    const color = COLORS_SEEN[codeOf(cells[start])];
    let size = 1;
    this.#stack[0] = start;
    this.#marks[start] = BROKEN;
    for (let i = 0; i < size; i++) {
      for (let side = 4 * this.#stack[i], end = side + 4; side < end; side++) {
        const next = BESIDE[side];
        if (next < 0 || this.#marks[next] !== 0 || COLORS_SEEN[codeOf(cells[next])] !== color) continue;
        this.#marks[next] = BROKEN;
        this.#stack[size++] = next;
      }
    }
    if (size === 1) this.#marks[start] = 0;
  }

  /** Marks a diamond. Returns the color it takes, as a bit, or 0 on the floor. */
  #land(cells: Uint8Array, index: number): number {
    let under = index - COLS;
    while (under >= 0 && codeOf(cells[under]) === DIAMOND) under -= COLS;
    this.#marks[index] = under < 0 ? TECH : BROKEN;
    if (under < 0) this.techs++;
    return under < 0 ? 0 : 1 << (TINTS[codeOf(cells[under])] - 1);
  }

  #take(cells: Uint8Array, end: number, colors: number): void {
    for (let index = 0; index < end; index++) {
      const tint = TINTS[codeOf(cells[index])];
      if (tint > 0 && ((colors >> (tint - 1)) & 1) !== 0) this.#marks[index] = BROKEN;
    }
  }

  /** Counts the gems that break, and marks the counter gems beside them. */
  #count(cells: Uint8Array, end: number): boolean {
    this.normal = this.power = this.crash = this.counter = this.diamond = 0;
    let colors = 0;
    for (let index = 0; index < end; index++) {
      const cell = cells[index];
      if (this.#marks[index] === BROKEN) colors |= this.#countCell(cell);
      else if (codeOf(cell) >= FIRST_COUNTER && this.#isBesideBroken(index)) {
        this.#marks[index] = SHATTERED;
        this.counter++;
      }
    }
    this.colors = COLORS_IN[colors & ALL_COLORS];
    return this.techs > 0 || this.isLink;
  }

  /** Counts a gem. Returns its color for the bonus, as a bit. */
  #countCell(cell: number): number {
    const code = codeOf(cell);
    if (code === DIAMOND) this.diamond++;
    else if (code >= FIRST_COUNTER) this.counter++;
    else if (code >= FIRST_CRASH) this.crash++;
    else if (isPower(cell)) this.power++;
    else this.normal++;
    const color = COLORS_SEEN[code];
    return color === 0 ? 0 : 1 << (color - 1);
  }

  #isBesideBroken(index: number): boolean {
    for (let side = 4 * index; side < 4 * index + 4; side++) {
      const next = BESIDE[side];
      if (next >= 0 && this.#marks[next] === BROKEN) return true;
    }
    return false;
  }
}

/** Number of colors in a set of color bits. */
const COLORS_IN = Uint8Array.from(
  { length: 16 },
  (_, set) => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + (set >> 3),
);
