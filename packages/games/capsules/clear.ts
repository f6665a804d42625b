import {
  at,
  type Board,
  type Cell,
  cellOf,
  type Color,
  colorOf,
  COLS,
  EMPTY,
  isVirus,
  KIND,
  partnerOf,
  VISIBLE_ROWS,
} from './board.ts';

export const LINE = 4;

/** Four or more of one color in a row or a column. Cells are board indices. */
export interface Line {
  readonly color: Color;
  readonly cells: readonly number[];
}

/** Every line in the visible rows: rows from the top, then columns from the left. */
export function findLines(board: Board): Line[] {
  const lines: Line[] = [];
  for (let row = VISIBLE_ROWS - 1; row >= 0; row--) scan(board, at(row, 0), 1, COLS, lines);
  for (let col = 0; col < COLS; col++) scan(board, at(0, col), COLS, VISIBLE_ROWS, lines);
  return lines;
}

/** Adds the lines along `count` cells from `start`, each `step` further. */
function scan(board: Board, start: number, step: number, count: number, lines: Line[]): void {
  let first = 0;
  for (let i = 1; i <= count; i++) {
    const color = colorOf(board[start + first * step]);
    if (i < count && colorOf(board[start + i * step]) === color) continue;
    if (color !== 0 && i - first >= LINE) {
      const from = start + first * step;
      lines.push({ color, cells: Array.from({ length: i - first }, (_, n) => from + n * step) });
    }
    first = i;
  }
}

/** The viruses in these lines, each once. */
export function virusesIn(board: Board, lines: readonly Line[]): number[] {
  const cells = new Set(lines.flatMap((line) => line.cells));
  return [...cells].filter((cell) => isVirus(board[cell])).toSorted((a, b) => a - b);
}

/** The board without these lines. Half a capsule whose other half goes becomes a single. */
export function clear(board: Board, lines: readonly Line[]): Board {
  const out = [...board];
  for (const { cells } of lines) for (const cell of cells) remove(out, cell);
  return out;
}

/** Empties a cell; half a capsule that loses its other half by that becomes a single. */
export function remove(board: Cell[], index: number): void {
  const other = partnerOf(board, index);
  if (other !== index) board[other] = cellOf(colorOf(board[other]), KIND.single);
  board[index] = EMPTY;
}
