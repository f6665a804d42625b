// Rigid power gems on a list of cells, formed and grown in the order of the rules. A loose gem is a cell without marks,
// so cells are compared directly. A rectangle cuts no other power gem if no joint crosses its edge.

import { COLS, ROWS, RULES } from '@rensa/games/gems';
import { codeOf, goesRight, goesUp, isPower, powerCell } from './cell.ts';
import { widthOf } from './settle.ts';

const MAX_ROWS = RULES.arcade.slabs?.rows ?? ROWS;
const COLORS = 4;

interface Rectangle {
  col: number;
  /** The lowest row. */
  row: number;
  w: number;
  h: number;
}

/** Forms and grows power gems on a board at rest, on which no column is higher than `top`. */
export function fuse(cells: Uint8Array, top: number): void {
  for (let row = Math.min(top, ROWS) - 2; row >= 0; row--) {
    for (let col = 0; col < COLS - 1; col++) if (isLooseSquare(cells, row * COLS + col)) form(cells, row, col);
  }
  while (growOne(cells, top));
}

function isLooseSquare(cells: Uint8Array, index: number): boolean {
  const color = cells[index];
  return (
    color > 0 &&
    color <= COLORS &&
    cells[index + 1] === color &&
    cells[index + COLS] === color &&
    cells[index + COLS + 1] === color
  );
}

/** Forms a power gem, as far to the right as possible, then as far down. */
function form(cells: Uint8Array, row: number, col: number): void {
  const color = cells[row * COLS + col];
  const found: Rectangle = { col, row, w: 2, h: 2 };
  while (col + found.w < COLS && isLoose(cells, color, row * COLS + col + found.w, COLS)) found.w++;
  while (found.row > 0 && found.h < MAX_ROWS && isLooseRow(cells, color, found)) {
    found.row--;
    found.h++;
  }
  join(cells, found);
}

function isLoose(cells: Uint8Array, color: number, index: number, step: number): boolean {
  return cells[index] === color && cells[index + step] === color;
}

/** Returns whether the row below has only loose gems of this color. */
function isLooseRow(cells: Uint8Array, color: number, { row, col, w }: Rectangle): boolean {
  const start = (row - 1) * COLS + col;
  for (let index = start; index < start + w; index++) if (cells[index] !== color) return false;
  return true;
}

function join(cells: Uint8Array, { col, row, w, h }: Rectangle): void {
  const color = codeOf(cells[row * COLS + col]);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) cells[(row + y) * COLS + col + x] = powerCell(color, x < w - 1, y < h - 1);
  }
}

/** Grows the first power gem that can grow, from the highest and from left to right. Returns whether one did. */
function growOne(cells: Uint8Array, top: number): boolean {
  for (let row = top - 1; row > 0; row--) {
    for (let col = 0; col < COLS; col++) {
      if (!isUpperLeft(cells, row, col)) continue;
      const grown = grownFrom(cells, rectangleAt(cells, row, col));
      if (grown === undefined) continue;
      join(cells, grown);
      return true;
    }
  }
  return false;
}

function isUpperLeft(cells: Uint8Array, row: number, col: number): boolean {
  const index = row * COLS + col;
  const cell = cells[index];
  return isPower(cell) && !goesUp(cell) && (col === 0 || !goesRight(cells[index - 1]));
}

function rectangleAt(cells: Uint8Array, top: number, col: number): Rectangle {
  let row = top;
  while (row > 0 && goesUp(cells[(row - 1) * COLS + col])) row--;
  return { col, row, w: widthOf(cells, top * COLS + col), h: top - row + 1 };
}

type GrowthSide = 'left' | 'right' | 'up' | 'down';

/** Grows to the first side that is possible, as far as possible. */
function grownFrom(cells: Uint8Array, found: Rectangle): Rectangle | undefined {
  return (
    grownTo(cells, found, 'left') ??
    grownTo(cells, found, 'right') ??
    grownTo(cells, found, 'up') ??
    grownTo(cells, found, 'down')
  );
}

function grownTo(cells: Uint8Array, found: Rectangle, side: GrowthSide): Rectangle | undefined {
  const color = codeOf(cells[found.row * COLS + found.col]);
  let best: Rectangle | undefined;
  for (let next = stretched(found, side); isStripOf(cells, color, next, side); next = stretched(next, side)) {
    if (cutsNone(cells, next)) best = next;
  }
  return best;
}

function stretched({ col, row, w, h }: Rectangle, side: GrowthSide): Rectangle {
  if (side === 'left') return { col: col - 1, row, w: w + 1, h };
  if (side === 'right') return { col, row, w: w + 1, h };
  return { col, row: side === 'down' ? row - 1 : row, w, h: h + 1 };
}

/** Returns whether the outermost strip on this side is on the board and has only normal gems of this color. */
function isStripOf(cells: Uint8Array, color: number, { col, row, w, h }: Rectangle, side: GrowthSide): boolean {
  if (col < 0 || row < 0 || col + w > COLS || row + h > ROWS || h > MAX_ROWS) return false;
  const upright = side === 'left' || side === 'right';
  const corner = (side === 'up' ? row + h - 1 : row) * COLS + (side === 'right' ? col + w - 1 : col);
  const step = upright ? COLS : 1;
  for (let i = 0, index = corner; i < (upright ? h : w); i++, index += step) {
    if (codeOf(cells[index]) !== color) return false;
  }
  return true;
}

/** Returns whether no power gem lies partly inside. */
function cutsNone(cells: Uint8Array, { col, row, w, h }: Rectangle): boolean {
  const corner = row * COLS + col;
  for (let y = 0, index = corner; y < h; y++, index += COLS) {
    if (col > 0 && goesRight(cells[index - 1])) return false;
    if (goesRight(cells[index + w - 1])) return false;
  }
  for (let index = corner; index < corner + w; index++) {
    if (row > 0 && goesUp(cells[index - COLS])) return false;
    if (goesUp(cells[index + (h - 1) * COLS])) return false;
  }
  return true;
}
