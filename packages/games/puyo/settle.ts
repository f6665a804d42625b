import { type Fall, fallTicks } from '../falling/fall.ts';
import { at, type Board, CEILING, type Cell, COLS, EMPTY, ROWS } from './board.ts';
import type { Rules } from './rules.ts';

export interface Settled {
  readonly board: Board;
  readonly falls: readonly Fall[];
}

/** Everything without support falls straight down. Where row 13 is a ceiling, what is there stays. */
export function settle(board: Board, rules: Rules): Settled {
  const top = looseRows(rules);
  const out: Cell[] = [...board];
  const falls: Fall[] = [];
  for (let col = 0; col < COLS; col++) settleColumn(out, col, top, rules, falls);
  return falls.length === 0 ? { board, falls } : { board: out, falls };
}

/** How many rows, from the floor up, hold what can fall. */
export function looseRows(rules: Rules): number {
  return rules.ceiling === 'once' ? CEILING : ROWS;
}

function settleColumn(board: Cell[], col: number, top: number, rules: Rules, falls: Fall[]): void {
  let to = 0;
  for (let from = 0; from < top; from++) {
    const cell = board[at(from, col)] as Cell;
    if (cell === EMPTY) continue;
    if (from !== to) {
      board[at(to, col)] = cell;
      board[at(from, col)] = EMPTY;
      falls.push({ cell, col, from, to, ticks: fallTicks(from - to, rules) });
    }
    to++;
  }
}
