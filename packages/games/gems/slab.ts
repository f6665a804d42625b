// Rigid power gems: rectangles of one color, two by two or more, that move and break as one.
//
// They are made in two steps. Loose gems form new ones first: the highest square of four, the leftmost of equals, reaches
// as far right as it can, then as far down. Then all grow, the highest first: sideways before upward or downward, by a
// strip that is filled with their color and cuts through no other power gem. A power gem that lies in the strip as a
// whole is swallowed; two that share a full edge so become one.

import { at, type Board, type Cell, COLS, isNormal, ROWS } from './board.ts';

export interface Slab {
  readonly col: number;
  /** The lowest. */
  readonly row: number;
  readonly w: number;
  readonly h: number;
}

/** The power gems of a board at rest, given those it had. None is higher than `most` rows. */
export function fuseSlabs(board: Board, slabs: readonly Slab[], most: number): readonly Slab[] {
  let fused: readonly Slab[] = inOrder([...slabs, ...formed(board, slabs, most)]);
  for (;;) {
    const grown = growOne(board, fused, most);
    if (grown === undefined) return fused;
    fused = grown;
  }
}

/** The highest first, from left to right. */
function inOrder(slabs: readonly Slab[]): Slab[] {
  return slabs.toSorted((a, b) => b.row + b.h - (a.row + a.h) || a.col - b.col);
}

function formed(board: Board, slabs: readonly Slab[], most: number): Slab[] {
  const loose: Cell[] = board.map((cell) => (isNormal(cell) ? cell : 0));
  const take = (slab: Slab): void => cellsOf(slab).forEach((cell) => (loose[cell] = 0));
  slabs.forEach(take);
  const found: Slab[] = [];
  for (let row = ROWS - 2; row >= 0; row--) {
    for (let col = 0; col < COLS - 1; col++) {
      const slab = formAt(loose, { col, row, w: 2, h: 2 }, most);
      if (slab === undefined) continue;
      take(slab);
      found.push(slab);
    }
  }
  return found;
}

function formAt(loose: Board, square: Slab, most: number): Slab | undefined {
  if (loose[at(square.row, square.col)] === 0 || !isFilled(loose, square)) return undefined;
  let slab = square;
  for (let next = stretched(slab, 'right', 1); isFilled(loose, next); next = stretched(slab, 'right', 1)) slab = next;
  for (let next = stretched(slab, 'down', 1); isFilled(loose, next); next = stretched(slab, 'down', 1)) {
    if (next.h > most) break;
    slab = next;
  }
  return slab;
}

const EDGES = ['left', 'right', 'up', 'down'] as const;
type SlabEdge = (typeof EDGES)[number];

/** All with the first one grown that can, or nothing when none can. */
function growOne(board: Board, slabs: readonly Slab[], most: number): readonly Slab[] | undefined {
  for (const slab of slabs) {
    for (const edge of EDGES) {
      const grown = growTo(board, slabs, slab, edge, most);
      if (grown !== undefined) return inOrder([...slabs.filter((other) => !contains(grown, other)), grown]);
    }
  }
  return undefined;
}

/** As far as it can grow to this edge. */
function growTo(board: Board, slabs: readonly Slab[], slab: Slab, edge: SlabEdge, most: number): Slab | undefined {
  let best: Slab | undefined;
  for (let by = 1; ; by++) {
    const next = stretched(slab, edge, by);
    if (next.h > most || !isFilled(board, next)) return best;
    if (slabs.every((other) => contains(next, other) || !overlaps(next, other))) best = next;
  }
}

function stretched({ col, row, w, h }: Slab, edge: SlabEdge, by: number): Slab {
  if (edge === 'left' || edge === 'right') return { col: edge === 'left' ? col - by : col, row, w: w + by, h };
  return { col, row: edge === 'down' ? row - by : row, w, h: h + by };
}

/** Is this within the board, and all of one color? */
function isFilled(board: Board, slab: Slab): boolean {
  const { col, row, w, h } = slab;
  if (col < 0 || row < 0 || col + w > COLS || row + h > ROWS) return false;
  const color = board[at(row, col)];
  return isNormal(color) && cellsOf(slab).every((cell) => board[cell] === color);
}

function contains(outer: Slab, inner: Slab): boolean {
  return (
    inner.col >= outer.col &&
    inner.row >= outer.row &&
    inner.col + inner.w <= outer.col + outer.w &&
    inner.row + inner.h <= outer.row + outer.h
  );
}

function overlaps(a: Slab, b: Slab): boolean {
  return a.col < b.col + b.w && b.col < a.col + a.w && a.row < b.row + b.h && b.row < a.row + a.h;
}

export function cellsOf({ col, row, w, h }: Slab): number[] {
  return Array.from({ length: w * h }, (_, i) => at(row + Math.floor(i / w), col + (i % w)));
}
