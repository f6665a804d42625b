// Resolves gems the plain way, on one list of cells: the reference of the benchmark. Normal gems are 1 to 4, crash gems
// 5 to 8, an empty cell 0. There are no diamonds and no counter gems.

const COLS = 6;
const CELLS = 13 * COLS;

/** Resolves a board under the classic rules and counts its links and points. */
export function resolvePlainly(board: number[]): { readonly links: number; readonly score: number } {
  let links = 0;
  let score = 0;
  for (;;) {
    settle(board);
    const broken = findBroken(board);
    if (broken.size === 0) return { links, score };
    links++;
    score += Math.round((points(board, broken) * (links + 1)) / 2);
    for (const cell of broken) board[cell] = 0;
  }
}

function settle(board: number[]): void {
  for (let col = 0; col < COLS; col++) {
    let to = col;
    for (let from = col; from < CELLS; from += COLS) {
      const gem = board[from] ?? 0;
      if (gem === 0) continue;
      board[from] = 0;
      board[to] = gem;
      to += COLS;
    }
  }
}

function neighbors(cell: number): number[] {
  const beside: number[] = [];
  if (cell % COLS > 0) beside.push(cell - 1);
  if (cell % COLS < COLS - 1) beside.push(cell + 1);
  if (cell >= COLS) beside.push(cell - COLS);
  if (cell < CELLS - COLS) beside.push(cell + COLS);
  return beside;
}

function colorAt(board: readonly number[], cell: number): number {
  const gem = board[cell] ?? 0;
  return gem > 4 ? gem - 4 : gem;
}

function findBroken(board: readonly number[]): Set<number> {
  const broken = new Set<number>();
  for (let cell = 0; cell < CELLS; cell++) {
    if ((board[cell] ?? 0) <= 4 || broken.has(cell)) continue;
    const group = flood(board, cell);
    if (group.size > 1) for (const one of group) broken.add(one);
  }
  return broken;
}

function flood(board: readonly number[], start: number): Set<number> {
  const color = colorAt(board, start);
  const group = new Set([start]);
  for (const cell of group) {
    for (const next of neighbors(cell)) if (colorAt(board, next) === color) group.add(next);
  }
  return group;
}

/** Points of the broken gems: 10 each, and 25 for a gem of a filled square. */
function points(board: readonly number[], broken: ReadonlySet<number>): number {
  let sum = 0;
  for (const cell of broken) sum += isPower(board, cell) ? 25 : 10;
  return sum;
}

function isPower(board: readonly number[], cell: number): boolean {
  const gem = board[cell] ?? 0;
  if (gem > 4) return false;
  const col = cell % COLS;
  for (const [dx, dy] of CORNERS) {
    const other = cell + dx + dy;
    if (col + dx < 0 || col + dx >= COLS || other < 0 || other >= CELLS) continue;
    if (board[cell + dx] === gem && board[cell + dy] === gem && board[other] === gem) return true;
  }
  return false;
}

const CORNERS = [
  [-1, -COLS],
  [1, -COLS],
  [-1, COLS],
  [1, COLS],
] as const;
