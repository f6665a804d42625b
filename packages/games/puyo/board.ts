// The field: 14 rows of 6 cells, flat, row 0 the floor. Rows 12 and 13 are above the visible field.

export const COLS = 6;
export const ROWS = 14;
export const VISIBLE_ROWS = 12;
/** The third column, where pairs appear. */
export const SPAWN_COL = 2;
/** The highest row, which under some rules keeps what enters it. */
export const CEILING = ROWS - 1;

/** 0 empty, 1 to 5 the colours R G B Y P, 6 ojama. */
export type Cell = number;
export type Color = number;
export type Board = readonly Cell[];

export const EMPTY: Cell = 0;
export const OJAMA: Cell = 6;
const LETTERS = '.RGBYPO';

export const EMPTY_BOARD: Board = Array.from({ length: ROWS * COLS }, () => EMPTY);

export function at(row: number, col: number): number {
  return row * COLS + col;
}

export function isColor(cell: Cell): boolean {
  return cell !== EMPTY && cell !== OJAMA;
}

/** Is this a cell of the board with nothing in it? */
export function isFree(board: Board, row: number, col: number): boolean {
  return row >= 0 && row < ROWS && col >= 0 && col < COLS && board[at(row, col)] === EMPTY;
}

/** The cells beside each cell: left, right, below, above. */
export const NEIGHBOURS: readonly (readonly number[])[] = EMPTY_BOARD.map((_, index) => {
  const col = index % COLS;
  const beside = [col > 0 ? index - 1 : -1, col < COLS - 1 ? index + 1 : -1, index - COLS, index + COLS];
  return beside.filter((other) => other >= 0 && other < ROWS * COLS);
});

export function letterOf(cell: Cell): string {
  return LETTERS[cell] as string;
}

/** Takes a drawing, top row first. Missing rows above and missing cells on the right are empty; spaces count as empty. */
export function parseBoard(text: string): Board {
  const rows = trimBlank(text.split(/\r?\n/));
  if (rows.length === 0) throw new Error('the board is empty: draw at least one row');
  if (rows.length > ROWS) throw new Error(`the board has ${rows.length} rows, at most ${ROWS}`);
  const board: Cell[] = [...EMPTY_BOARD];
  rows.forEach((line, i) => {
    const row = rows.length - 1 - i;
    const name = `row ${i + 1} from the top`;
    if (line.trim() === '') throw new Error(`${name} is blank: write dots for an empty row`);
    parseRow(line, name).forEach((cell, col) => (board[at(row, col)] = cell));
  });
  return board;
}

function parseRow(line: string, name: string): Cell[] {
  const cells = [...line.trimEnd()];
  if (cells.length > COLS) throw new Error(`${name} has ${cells.length} cells, at most ${COLS}`);
  return cells.map((char) => {
    const cell = LETTERS.indexOf(char === ' ' ? '.' : char);
    if (cell < 0) throw new Error(`${name} has a strange cell ${JSON.stringify(char)}: use R G B Y P, O or .`);
    return cell;
  });
}

function trimBlank(lines: readonly string[]): string[] {
  const drawn = lines.map((line) => line.trim() !== '');
  return lines.slice(Math.max(0, drawn.indexOf(true)), drawn.lastIndexOf(true) + 1);
}

/** The drawing of a board, top row first, all rows. */
export function printBoard(board: Board): string {
  const rows: string[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    rows.push(
      board
        .slice(at(row, 0), at(row + 1, 0))
        .map(letterOf)
        .join(''),
    );
  }
  return rows.join('\n');
}
