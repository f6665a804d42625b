// A grid as deduction needs it, worked out once: the edges of each cell, the cells and the unit squares on
// either side of each edge.

import { cellsOf, type Grid, openCells } from '../board/board.ts';

/** No edge there: the rim of the board, or a hole. */
export const NO_EDGE = -1;
/** The unit square that stands for everything outside. */
const OUTSIDE = 0;

export interface Lattice {
  readonly grid: Grid;
  /** Open cells in all. */
  readonly total: number;
  readonly open: Uint8Array;
  /** Four a cell: its edges left, right, up and down, or NO_EDGE. */
  readonly around: Int32Array;
  /** Every edge between open cells, ascending. */
  readonly edges: readonly number[];
  /** Two a number of an edge: the cells it joins. */
  readonly ends: Int32Array;
  /** Two a number of an edge: the unit squares it parts. */
  readonly sides: Int32Array;
  /** Pairs of squares with no edge between them because of a hole. */
  readonly merged: readonly (readonly [number, number])[];
  readonly squares: number;
  /** The cells whose area holds this cell or touches it: a change here may matter to their clues. */
  readonly near: readonly (readonly number[])[];
}

const known = new Map<string, Lattice>();
const MAX_KNOWN = 50;

export function latticeOf({ rows, cols, holes }: Grid): Lattice {
  const key = `${rows}x${cols} ${holes.join()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const lattice = makeLattice({ rows, cols, holes });
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, lattice);
  return lattice;
}

function makeLattice(grid: Grid): Lattice {
  const size = grid.rows * grid.cols;
  const open = new Uint8Array(size);
  for (const cell of openCells(grid)) open[cell] = 1;
  const { edges, merged, ends, sides } = edgesIn(grid, open);
  const around = new Int32Array(4 * size).fill(NO_EDGE);
  for (const edge of edges) {
    const upright = edge % 2;
    around[4 * ends[2 * edge] + 1 + 2 * upright] = edge;
    around[4 * ends[2 * edge + 1] + 2 * upright] = edge;
  }
  return {
    grid,
    total: size - grid.holes.length,
    open,
    around,
    edges,
    ends,
    sides,
    merged,
    squares: 1 + (grid.rows - 1) * (grid.cols - 1),
    near: cellsOf(grid).map((cell) => nearTo(grid, cell)),
  };
}

function edgesIn(grid: Grid, open: Uint8Array): Pick<Lattice, 'edges' | 'merged' | 'ends' | 'sides'> {
  const { rows, cols } = grid;
  const ends = new Int32Array(4 * rows * cols);
  const sides = new Int32Array(4 * rows * cols);
  const edges: number[] = [];
  const merged: [number, number][] = [];
  for (const cell of cellsOf(grid)) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    for (const upright of [0, 1]) {
      if (upright === 1 ? row + 1 >= rows : col + 1 >= cols) continue;
      const edge = 2 * cell + upright;
      const other = cell + (upright === 1 ? cols : 1);
      const squares = [squareAt(grid, row - 1 + upright, col - upright), squareAt(grid, row, col)] as const;
      ends.set([cell, other], 2 * edge);
      sides.set(squares, 2 * edge);
      if (open[cell] === 1 && open[other] === 1) edges.push(edge);
      else merged.push([...squares]);
    }
  }
  return { edges, merged, ends, sides };
}

function squareAt({ rows, cols }: Grid, row: number, col: number): number {
  return row < 0 || col < 0 || row >= rows - 1 || col >= cols - 1 ? OUTSIDE : 1 + row * (cols - 1) + col;
}

/** Cells up to two rows and two columns away, the far corners left out. */
function nearTo({ rows, cols }: Grid, cell: number): number[] {
  const [row, col] = [Math.floor(cell / cols), cell % cols];
  const near: number[] = [];
  for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r++) {
    for (let c = Math.max(0, col - 2); c <= Math.min(cols - 1, col + 2); c++) {
      if (Math.abs(r - row) + Math.abs(c - col) < 4) near.push(r * cols + c);
    }
  }
  return near;
}
