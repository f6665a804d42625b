// Gems resolved the plain way, on one list of cells: the reference of the benchmark. Normal gems are
// 1 to 4, crash gems 5 to 8, 0 is empty; there are no diamonds and no counter gems.

const COLS = 6;
const CELLS = 13 * COLS;

/** How many links a board has under the classic rules, and the points of them. */
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
      if (board[from] === 0) continue;
      const gem = board[from] as number;
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

function colorOf(gem: number): number {
  return gem > 4 ? gem - 4 : gem;
}

function findBroken(board: readonly number[]): Set<number> {
  const broken = new Set<number>();
  for (let cell = 0; cell < CELLS; cell++) {
    if ((board[cell] as number) <= 4 || broken.has(cell)) continue;
    const group = flood(board, cell);
    if (group.size > 1) for (const one of group) broken.add(one);
  }
  return broken;
}

function flood(board: readonly number[], start: number): Set<number> {
  const color = colorOf(board[start] as number);
  const group = new Set([start]);
  for (const cell of group) {
    for (const next of neighbors(cell)) if (colorOf(board[next] as number) === color) group.add(next);
  }
  return group;
}

/** Gems are worth 10, power gems 25: those of a filled square. */
function points(board: readonly number[], broken: ReadonlySet<number>): number {
  let sum = 0;
  for (const cell of broken) sum += isPower(board, cell) ? 25 : 10;
  return sum;
}

function isPower(board: readonly number[], cell: number): boolean {
  const gem = board[cell] as number;
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
