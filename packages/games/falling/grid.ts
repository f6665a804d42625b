// Boards of any size: flat lists of small numbers, row 0 the floor, and their drawings, top row first.

/** 0 is always the empty cell. */
export type Cell = number;
export type Board = readonly Cell[];

export const EMPTY: Cell = 0;

/** No board of a falling game is wider. */
export const MAX_COLS = 8;

export interface GridFormat {
  readonly cols: number;
  readonly rows: number;
  /** The letter of each value a cell can have, or several, the same number for all. */
  readonly letters: string | readonly string[];
  /** The letters as a person lists them. */
  readonly legend: string;
}

export function emptyBoard(cols: number, rows: number): Board {
  return Array.from({ length: rows * cols }, () => EMPTY);
}

/** The cells beside each cell: left, right, below, above. */
export function neighborsOf(cols: number, rows: number): readonly (readonly number[])[] {
  return emptyBoard(cols, rows).map((_, index) => {
    const col = index % cols;
    const beside = [col > 0 ? index - 1 : -1, col < cols - 1 ? index + 1 : -1, index - cols, index + cols];
    return beside.filter((other) => other >= 0 && other < rows * cols);
  });
}

/** Everything with the value of `start` that touches it, below index `end`. Marks it as seen. */
export function flood(
  values: readonly number[],
  start: number,
  end: number,
  neighbors: readonly (readonly number[])[],
  seen: Uint8Array,
): number[] {
  const cells = [start];
  seen[start] = 1;
  for (let i = 0; i < cells.length; i++) {
    for (const next of neighbors[cells[i]]) {
      if (next >= end || seen[next] === 1 || values[next] !== values[start]) continue;
      seen[next] = 1;
      cells.push(next);
    }
  }
  return cells;
}

/** Takes a drawing. Missing rows above and missing cells on the right are empty; spaces count as empty. */
export function parseGrid(text: string, format: GridFormat): Board {
  const { cols, rows: most } = format;
  const rows = trimBlank(text.split(/\r?\n/));
  if (rows.length === 0) throw new Error('the board is empty: draw at least one row');
  if (rows.length > most) throw new Error(`the board has ${rows.length} rows, at most ${most}`);
  const board: Cell[] = [...emptyBoard(cols, most)];
  rows.forEach((line, i) => {
    const row = rows.length - 1 - i;
    const name = `row ${i + 1} from the top`;
    if (line.trim() === '') throw new Error(`${name} is blank: write dots for an empty row`);
    parseRow(line, name, format).forEach((cell, col) => (board[row * cols + col] = cell));
  });
  return board;
}

function parseRow(line: string, name: string, { cols, letters, legend }: GridFormat): Cell[] {
  const empty = letters[EMPTY];
  const cells = chunks([...line.trimEnd()], empty.length);
  if (cells.length > cols) throw new Error(`${name} has ${cells.length} cells, at most ${cols}`);
  return cells.map((drawn) => {
    const cell = letters.indexOf(drawn.replaceAll(' ', '.').padEnd(empty.length, '.'));
    if (cell < 0) throw new Error(`${name} has an unknown cell ${JSON.stringify(drawn)}: use ${legend}`);
    return cell;
  });
}

function chunks(chars: readonly string[], size: number): string[] {
  return Array.from({ length: Math.ceil(chars.length / size) }, (_, i) =>
    chars.slice(i * size, (i + 1) * size).join(''),
  );
}

function trimBlank(lines: readonly string[]): string[] {
  const drawn = lines.map((line) => line.trim() !== '');
  return lines.slice(Math.max(0, drawn.indexOf(true)), drawn.lastIndexOf(true) + 1);
}

/** The drawing of a board, all rows. */
export function printGrid(board: Board, { cols, rows, letters }: GridFormat): string {
  const lines: string[] = [];
  for (let row = rows - 1; row >= 0; row--) {
    const cells = board.slice(row * cols, (row + 1) * cols);
    lines.push(cells.map((cell) => letters[cell]).join(''));
  }
  return lines.join('\n');
}
