import { at, COLS, colorIn, counterOf, type Field, RULES, SPAWN_COL, VISIBLE_ROWS } from '@rensa/games/gems';
import { Memory } from '../../bits/memory.ts';
import { type Move, otherCol } from '../../bits/move.ts';
import { CELLS, counted } from './cell.ts';
import { fuse } from './fuse.ts';
import type { CounterGems, GemsKernel } from './kernel.ts';
import { fieldOf, heightIn, writeField } from './list.ts';
import { hashOf, highestOf } from './measure.ts';
import { reachable } from './reach.ts';
import { linkScore } from './score.ts';
import { settle } from './settle.ts';
import { Shatter } from './shatter.ts';

const { allClearScore, techScore } = RULES.arcade;
/**
 * Columns in which less than a row of counter gems falls. The player does not know their order, only that the alley is
 * last.
 */
const ORDER: readonly number[] = [0, 5, 1, 4, 2, SPAWN_COL];

/** The search board of `arcade`: cells in a list, with rigid power gems. */
export class ArcadeKernel extends Memory implements GemsKernel {
  readonly fieldWords = CELLS;
  readonly cells = new Uint8Array(CELLS);
  readonly heights = new Uint8Array(COLS);
  readonly #rest = new Uint8Array(COLS);
  readonly #links = new Int32Array(CELLS);
  readonly #shatter = new Shatter();
  #score = 0;
  #techs = 0;

  constructor() {
    super(0);
  }

  write(start: number, field: Field): void {
    writeField(this.words, start, field);
  }

  read(start: number): Field {
    return fieldOf(this.words.subarray(start, start + CELLS));
  }

  resolve(start: number): number {
    for (let i = 0; i < CELLS; i++) this.cells[i] = this.words[start + i];
    return this.#playOut();
  }

  aim(start: number): number {
    const { words } = this;
    for (let col = 0; col < COLS; col++) this.#rest[col] = heightIn(words, start, col);
    return reachable(this.#rest, true);
  }

  play(start: number, move: Move, axis: number, child: number): number {
    const { words, cells } = this;
    for (let i = 0; i < CELLS; i++) cells[i] = counted(words[start + i]);
    const col = move >> 2;
    const other = otherCol(move);
    const rot = move & 3;
    cells[at(this.#rest[col] + (rot === 2 ? 1 : 0), col)] = axis;
    cells[at(this.#rest[other] + (rot === 0 ? 1 : 0), other)] = child;
    return this.#playOut();
  }

  receive({ amount, pattern, count }: CounterGems): void {
    const full = Math.floor(amount / COLS);
    const rest = amount % COLS;
    for (let i = 0; i < COLS; i++) {
      const col = ORDER[i];
      for (let row = 0; row < full + (i < rest ? 1 : 0); row++)
        this.#pile(col, counterOf(colorIn(pattern, row, col), count));
    }
  }

  lastScore(): number {
    return this.#score;
  }

  linkScore(link: number): number {
    return this.#links[link];
  }

  lastTechs(): number {
    return this.#techs;
  }

  isCleared(): boolean {
    return highestOf(this.heights) === 0;
  }

  hash(start: number): number {
    return hashOf(this.words, start, CELLS);
  }

  store(start: number): void {
    for (let i = 0; i < CELLS; i++) this.words[start + i] = this.cells[i];
  }

  #playOut(): number {
    const { cells, heights } = this;
    let links = 0;
    this.#score = this.#techs = 0;
    for (;;) {
      settle(cells, heights);
      const top = highestOf(heights);
      fuse(cells, top);
      if (!this.#shatter.find(cells, top)) break;
      if (this.#shatter.isLink) this.#scoreLink(links++);
      this.#techs += this.#shatter.techs;
      this.#shatter.clear(cells, top);
    }
    this.#score += techScore * this.#techs + (links + this.#techs > 0 && this.isCleared() ? allClearScore : 0);
    return links;
  }

  #scoreLink(before: number): void {
    const points = linkScore(before + 1, this.#shatter);
    this.#links[before] = points;
    this.#score += points;
  }

  /** Adds a cell to a column. It is lost if there is no room. */
  #pile(col: number, cell: number): void {
    const row = this.heights[col];
    if (row >= (col === SPAWN_COL ? VISIBLE_ROWS + 1 : VISIBLE_ROWS)) return;
    this.cells[at(row, col)] = cell;
    this.heights[col] = row + 1;
  }
}
