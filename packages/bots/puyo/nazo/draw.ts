// Random fields and pairs. What a version has drawn once never changes.

import { advance, below, shuffle } from '@rensa/engine';
import { at, type Board, type Cell, type Colors, COLS, EMPTY_BOARD, RULES, traceChain } from '@rensa/games/puyo';

const ALL_COLORS: readonly Cell[] = [1, 2, 3, 4, 5];
/** Rows of a column at most, so that every placement can be reached. */
const MAX_HEIGHT = 8;
/** Colors tried for a cell before the column ends there. */
const MAX_COLOR_TRIES = 8;

/** Random whole numbers from one stream. */
export class NazoDice {
  #rng: number;

  constructor(seed: number) {
    this.#rng = seed | 0;
  }

  roll(n: number): number {
    this.#rng = advance(this.#rng);
    return below(this.#rng, n);
  }

  /** `colors` of the five colors. */
  palette(colors: number): readonly Cell[] {
    const { items, rng } = shuffle(ALL_COLORS, this.#rng);
    this.#rng = rng;
    return items.slice(0, colors);
  }
}

/** A field at rest with about `puyos` puyos. Puyos of one color often touch. */
export function drawField(dice: NazoDice, palette: readonly Cell[], puyos: number): Board {
  const board: Cell[] = [...EMPTY_BOARD];
  const heights = Array.from({ length: COLS }, () => 0);
  for (let left = puyos; left > 0; left--) {
    const col = dice.roll(COLS);
    const row = heights[col];
    if (row < MAX_HEIGHT && drawCell(dice, palette, board, at(row, col))) heights[col] = row + 1;
  }
  return board;
}

/** Puts a puyo that pops nothing into a cell. Returns false if none was found. */
function drawCell(dice: NazoDice, palette: readonly Cell[], board: Cell[], index: number): boolean {
  for (let tries = 0; tries < MAX_COLOR_TRIES; tries++) {
    const beside = board[dice.roll(2) === 0 ? index - 1 : index - COLS] ?? 0;
    board[index] = beside > 0 && dice.roll(2) === 0 ? beside : palette[dice.roll(palette.length)];
    if (traceChain(board, RULES.tsu).links.length === 0) return true;
  }
  board[index] = 0;
  return false;
}

export function drawPairs(dice: NazoDice, palette: readonly Cell[], count: number): Colors[] {
  const color = (): Cell => palette[dice.roll(palette.length)];
  return Array.from({ length: count }, () => ({ axis: color(), child: color() }));
}
