// Ojama: what a link sends, what it cancels, and how it falls.

import { advance, below } from '@rensa/engine';
import type { Fall } from '../falling/fall.ts';
import { at, type Board, CEILING, type Cell, COLS, EMPTY, OJAMA, ROWS } from './board.ts';
import type { Attacking, Rules } from './rules.ts';
import { freeFallTicks } from './settle.ts';
import type { State } from './state.ts';

const MARGIN_STEPS = 14;

/** Points for one ojama after `ticks` ticks: three quarters first, then always half of the value two steps before. */
export function targetAt({ target, marginTicks, marginEveryTicks }: Attacking, ticks: number): number {
  if (ticks < marginTicks) return target;
  const passed = 1 + Math.floor((ticks - marginTicks) / marginEveryTicks);
  let [before, now] = [target, Math.floor((target * 3) / 4)];
  for (let step = 1; step < Math.min(passed, MARGIN_STEPS); step++) [before, now] = [now, Math.floor(before / 2)];
  return Math.max(1, now);
}

export interface Exchange {
  /** Own ojama to come that was canceled. */
  readonly offset: number;
  readonly sent: number;
  readonly unspent: number;
  readonly pending: number;
  readonly queued: number;
}

/** Turns points into ojama: first against what is pending, then against what is queued, the rest goes across. */
export function exchange(state: State, points: number): Exchange {
  const { pending, queued, unspent } = state;
  if (state.rules.attack === null) return { offset: 0, sent: 0, unspent, pending, queued };
  const target = targetAt(state.rules.attack, state.ticks);
  const purse = unspent + points;
  const amount = Math.floor(purse / target);
  const fromPending = Math.min(amount, pending);
  const fromQueued = Math.min(amount - fromPending, queued);
  return {
    offset: fromPending + fromQueued,
    sent: amount - fromPending - fromQueued,
    unspent: purse - amount * target,
    pending: pending - fromPending,
    queued: queued - fromQueued,
  };
}

/** Survival: after how many pairs a row of ojama falls, the one in hand included, so at 1 after this one; null otherwise. */
export function pairsUntilRow({ setup, untilRow }: Pick<State, 'setup' | 'untilRow'>): number | null {
  return setup.mode === 'survival' ? untilRow : null;
}

export interface DroppedGarbage {
  readonly board: Board;
  readonly falls: readonly Fall[];
  readonly misc: number;
}

/** Full rows, then the rest in columns drawn without repetition. What finds no room up to row 12 vanishes. */
export function dropGarbage(board: Board, amount: number, rules: Rules, misc: number): DroppedGarbage {
  const out: Cell[] = [...board];
  const falls: Fall[] = [];
  const drawn = drawColumns(amount % COLS, misc);
  for (let col = 0; col < COLS; col++) {
    const count = Math.floor(amount / COLS) + (drawn.columns.includes(col) ? 1 : 0);
    dropInColumn(out, col, count, rules, falls);
  }
  return { board: out, falls, misc: drawn.misc };
}

function dropInColumn(board: Cell[], col: number, count: number, rules: Rules, falls: Fall[]): void {
  let row = 0;
  while (row < CEILING && board[at(row, col)] !== EMPTY) row++;
  for (let from = ROWS; from < ROWS + count && row < CEILING; from++, row++) {
    board[at(row, col)] = OJAMA;
    falls.push({ cell: OJAMA, col, from, to: row, ticks: freeFallTicks(from - row, rules) });
  }
}

function drawColumns(count: number, misc: number): { columns: number[]; misc: number } {
  const left = Array.from({ length: COLS }, (_, col) => col);
  const columns: number[] = [];
  while (columns.length < count) {
    misc = advance(misc);
    columns.push(...left.splice(below(misc, left.length), 1));
  }
  return { columns, misc };
}
