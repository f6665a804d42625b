// Text for people: boards in frames, side by side, and tables. Only a terminal gets colors.

/** Colors one cell of a board by its first letter. */
export type Ink = (letter: string) => string;

const CODES: Readonly<Record<string, number>> = { R: 91, G: 92, B: 94, Y: 93, P: 95, O: 37, '.': 90, 0: 97 };

export const plainInk: Ink = (letter) => letter;

const colorInk: Ink = (letter) => {
  const code = CODES[letter.charAt(0).toUpperCase()];
  return code === undefined ? letter : `\u001b[${code}m${letter}\u001b[0m`;
};

export function inkFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Ink {
  return stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? colorInk : plainInk;
}

/** Draws boards of equal height side by side. A cell has `cellChars` characters. */
export function drawBoards(boards: readonly string[], ink: Ink, cellChars = 1): string {
  const drawn = boards.map((board) => drawBoard(board, ink, cellChars));
  return (drawn[0] ?? []).map((_, row) => drawn.map((lines) => lines[row]).join('   ')).join('\n');
}

function drawBoard(board: string, ink: Ink, cellChars: number): string[] {
  const rows = board.split('\n').map((row) => cellsOf(row, cellChars));
  const wide = (cellChars + 1) * (rows[0] ?? []).length + 1;
  return [...rows.map((cells) => `│ ${cells.map(ink).join(' ')} │`), `└${'─'.repeat(wide)}┘`];
}

function cellsOf(row: string, chars: number): string[] {
  return Array.from({ length: row.length / chars }, (_, i) => row.slice(i * chars, (i + 1) * chars));
}

/** Draws a table: columns as wide as their longest cell, numbers to the right, words to the left. */
export function drawTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const columns = head.map((title, col) => ({
    width: Math.max(title.length, ...rows.map((row) => `${row[col]}`.length)),
    isNumeric: rows.every((row) => typeof row[col] === 'number'),
  }));
  return [head, ...rows]
    .map((row) => columns.map(({ width, isNumeric }, col) => padded(`${row[col]}`, width, isNumeric)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

function padded(text: string, width: number, toRight: boolean): string {
  return toRight ? text.padStart(width) : text.padEnd(width);
}

/** A count with its noun: `1 link`, `2 links`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Writes `ticks` ticks as minutes and seconds: `1:05`. */
export function clockTime(ticks: number, ticksPerSecond: number): string {
  const seconds = Math.floor(ticks / ticksPerSecond);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** Characters of a line about a problem. */
const MAX_LINE = 400;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Shortens a message to one line without control characters. A hostile file may be quoted in it. */
export function oneLine(message: string): string {
  const line = message
    .slice(0, 2 * MAX_LINE)
    .replace(CONTROLS, ' ')
    .trim();
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}
