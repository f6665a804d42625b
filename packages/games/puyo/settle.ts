import { type Fall, fallTicks } from '../falling/fall.ts';
import { at, type Board, CEILING, type Cell, COLS, EMPTY, ROWS } from './board.ts';
import type { Rules } from './rules.ts';

export interface Settled {
  readonly board: Board;
  readonly falls: readonly Fall[];
}

/** Ticks of a fall over `rows` rows. */
type FallTime = (rows: number, rules: Rules) => number;

/** Everything without support falls straight down. Where row 13 is a ceiling, what is there stays. */
export function settle(board: Board, rules: Rules, time: FallTime = fallTicks): Settled {
  const out: Cell[] = [...board];
  const moves: Omit<Fall, 'ticks'>[] = [];
  for (let col = 0; col < COLS; col++) settleColumn(out, col, looseRows(rules), moves);
  if (moves.length === 0) return { board, falls: [] };
  return { board: out, falls: moves.map((move) => ({ ...move, ticks: time(move.from - move.to, rules) })) };
}

/** Rows, from the floor up, that hold what can fall. */
export function looseRows(rules: Rules): number {
  return rules.ceiling === 'once' ? CEILING : ROWS;
}

function settleColumn(board: Cell[], col: number, top: number, moves: Omit<Fall, 'ticks'>[]): void {
  let to = 0;
  for (let from = 0; from < top; from++) {
    const cell = board[at(from, col)];
    if (cell === EMPTY) continue;
    if (from !== to) {
      board[at(to, col)] = cell;
      board[at(from, col)] = EMPTY;
      moves.push({ cell, col, from, to });
    }
    to++;
  }
}

/** Ticks of a fall over `rows` rows that begins from rest. */
export function freeFallTicks(rows: number, rules: Rules): number {
  const table = rules.freeFallTicks;
  if (table === null) return fallTicks(rows, rules);
  const beyond = Math.max(0, rows - table.length);
  return table[Math.min(rows, table.length) - 1] + beyond * rules.fallTicks;
}

/** Ticks that `count` ojama rest once they have landed. */
export function ojamaLandTicks(count: number, { ojamaLanding, landTicks }: Rules): number {
  if (ojamaLanding === null) return landTicks;
  const { few, fewTicks, some, someTicks, manyTicks } = ojamaLanding;
  if (count <= few) return fewTicks;
  return count <= some ? someTicks : manyTicks;
}
