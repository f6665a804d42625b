// Ojama: what a link sends, what it cancels, and how it falls.

import { type Cards, Stream, takeCard } from '@rensa/engine';
import type { Fall } from '../falling/fall.ts';
import { at, type Board, CEILING, type Cell, COLS, EMPTY, OJAMA, ROWS } from './board.ts';
import { CARD_ROWS, digitsOn } from './cards.ts';
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
}

/** Full rows, then the rest in these columns. What finds no room up to row 12 vanishes. */
export function dropGarbage(board: Board, amount: number, rules: Rules, columns: readonly number[]): DroppedGarbage {
  const out: Cell[] = [...board];
  const falls: Fall[] = [];
  for (let col = 0; col < COLS; col++) {
    const count = Math.floor(amount / COLS) + (columns.includes(col) ? 1 : 0);
    dropInColumn(out, col, count, rules, falls);
  }
  return { board: out, falls };
}

function dropInColumn(board: Cell[], col: number, count: number, rules: Rules, falls: Fall[]): void {
  let row = 0;
  while (row < CEILING && board[at(row, col)] !== EMPTY) row++;
  for (let from = ROWS; from < ROWS + count && row < CEILING; from++, row++) {
    board[at(row, col)] = OJAMA;
    falls.push({ cell: OJAMA, col, from, to: row, ticks: freeFallTicks(from - row, rules) });
  }
}

type ColumnSource = Pick<State, 'pieces' | 'misc'>;

/** The columns of what is less than a full row, drawn without repetition, and the source after it. */
export function drawColumns(
  amount: number,
  { pieces, misc }: ColumnSource,
  cards: Cards | undefined,
): ColumnSource & { readonly columns: readonly number[] } {
  const count = amount % COLS;
  if (count === 0) return { columns: [], pieces, misc };
  if (typeof pieces === 'number') {
    const stream = new Stream(misc);
    return { columns: pickColumns(count, stream.next), pieces, misc: stream.rng };
  }
  const { card = 0, taken } = takeCard(pieces, cards, CARD_ROWS.columns);
  return { columns: pickColumns(count, digitsOn(card)), pieces: taken, misc };
}

function pickColumns(count: number, draw: (n: number) => number): number[] {
  const left = Array.from({ length: COLS }, (_, col) => col);
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0]);
}
