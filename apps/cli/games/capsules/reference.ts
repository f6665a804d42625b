// Places and resolves capsules the plain way, on one list of cells: the reference of the benchmark, with the rules of
// `nes`. An empty cell is 0. Any other is 4 times its kind plus its color. Kind 0 is a virus, 1 a single, 2 to 5 half a
// capsule whose other half is right, left, above or below.

import type { CapsuleDrop } from '@rensa/bots/capsules';

const COLS = 8;
const ROWS = 16;
const CELLS = ROWS * COLS;
const LINE = 4;
const PARTNER = [0, 0, 1, -1, COLS, -COLS] as const;

/** Drops a capsule from above, with its left or lower half in column `col`. */
export function placePlainly(board: number[], { col, upright, first, second }: CapsuleDrop): void {
  const row = upright ? heightOf(board, col) : Math.max(heightOf(board, col), heightOf(board, col + 1));
  const [here, there] = [row * COLS + col, row * COLS + col + (upright ? COLS : 1)];
  if (here >= CELLS) return;
  board[here] = there >= CELLS ? 4 + first : (upright ? 16 : 8) + first;
  if (there < CELLS) board[there] = (upright ? 20 : 12) + second;
}

function heightOf(board: readonly number[], col: number): number {
  let row = ROWS;
  while (row > 0 && board[(row - 1) * COLS + col] === 0) row--;
  return row;
}

/** Resolves a board and counts its clears and the viruses that die in them. */
export function resolvePlainly(board: number[]): { readonly clears: number; readonly viruses: number } {
  let clears = 0;
  let viruses = 0;
  for (;;) {
    while (sink(board));
    const gone = findLines(board);
    if (gone.size === 0) return { clears, viruses };
    clears++;
    for (const cell of gone) {
      if (isVirus(board[cell] ?? 0)) viruses++;
      remove(board, cell);
    }
  }
}

function isVirus(cell: number): boolean {
  return cell > 0 && cell < 4;
}

function kindAt(board: readonly number[], cell: number): number {
  return (board[cell] ?? 0) >> 2;
}

function colorAt(board: readonly number[], cell: number): number {
  return (board[cell] ?? 0) & 3;
}

function partnerOf(board: readonly number[], cell: number): number {
  return cell + (PARTNER[kindAt(board, cell)] ?? 0);
}

function remove(board: number[], cell: number): void {
  const other = partnerOf(board, cell);
  if (other !== cell) board[other] = 4 + colorAt(board, other);
  board[cell] = 0;
}

/** Moves everything without support a row down; true if anything moved. */
function sink(board: number[]): boolean {
  let moved = false;
  for (let cell = COLS; cell < CELLS; cell++) {
    const kind = kindAt(board, cell);
    if (kind === 0 || kind === 3 || kind === 5) continue;
    const other = partnerOf(board, cell);
    if (board[cell - COLS] !== 0 || (kind === 2 && board[other - COLS] !== 0)) continue;
    for (const half of other === cell ? [cell] : [cell, other]) {
      board[half - COLS] = board[half] ?? 0;
      board[half] = 0;
    }
    moved = true;
  }
  return moved;
}

function findLines(board: readonly number[]): Set<number> {
  const gone = new Set<number>();
  for (let row = 0; row < ROWS; row++) scan(board, row * COLS, 1, COLS, gone);
  for (let col = 0; col < COLS; col++) scan(board, col, COLS, ROWS, gone);
  return gone;
}

function scan(board: readonly number[], start: number, step: number, count: number, gone: Set<number>): void {
  let first = 0;
  for (let i = 1; i <= count; i++) {
    const color = colorAt(board, start + first * step);
    if (i < count && colorAt(board, start + i * step) === color) continue;
    if (color !== 0 && i - first >= LINE) for (let n = first; n < i; n++) gone.add(start + n * step);
    first = i;
  }
}
