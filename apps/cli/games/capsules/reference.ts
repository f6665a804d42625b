// Capsules placed and resolved the plain way, on one list of cells: the reference of the benchmark. A
// cell is 4 times its kind and a color: 0 a virus, 1 a single, 2 to 5 half a capsule whose other half is right, left,
// above, below; an empty cell is 0. It has the rules of `nes`.

import type { CapsuleDrop } from '@rensa/bots/capsules';

const COLS = 8;
const ROWS = 16;
const CELLS = ROWS * COLS;
const LINE = 4;
const PARTNER = [0, 0, 1, -1, COLS, -COLS] as const;

/** Drops a capsule from above, its left or lower half in this column. */
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

/** How many clears a board has, and how many viruses die in them. */
export function resolvePlainly(board: number[]): { readonly clears: number; readonly viruses: number } {
  let clears = 0;
  let viruses = 0;
  for (;;) {
    while (sink(board));
    const gone = findLines(board);
    if (gone.size === 0) return { clears, viruses };
    clears++;
    for (const cell of gone) {
      if (isVirus(board[cell] as number)) viruses++;
      remove(board, cell);
    }
  }
}

function isVirus(cell: number): boolean {
  return cell > 0 && cell < 4;
}

function partnerOf(board: readonly number[], cell: number): number {
  return cell + (PARTNER[(board[cell] as number) >> 2] as number);
}

function remove(board: number[], cell: number): void {
  const other = partnerOf(board, cell);
  if (other !== cell) board[other] = 4 + ((board[other] as number) & 3);
  board[cell] = 0;
}

/** Everything without support moves a row down. */
function sink(board: number[]): boolean {
  let moved = false;
  for (let cell = COLS; cell < CELLS; cell++) {
    const kind = (board[cell] as number) >> 2;
    if (kind === 0 || kind === 3 || kind === 5) continue;
    const other = partnerOf(board, cell);
    if (board[cell - COLS] !== 0 || (kind === 2 && board[other - COLS] !== 0)) continue;
    for (const half of other === cell ? [cell] : [cell, other]) {
      board[half - COLS] = board[half] as number;
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
    const color = (board[start + first * step] as number) & 3;
    if (i < count && ((board[start + i * step] as number) & 3) === color) continue;
    if (color !== 0 && i - first >= LINE) for (let n = first; n < i; n++) gone.add(start + n * step);
    first = i;
  }
}
