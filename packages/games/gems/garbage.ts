// Counter gems: what a link sends, what it cancels, how they fall and count down.

import { type Fall, fallTicks } from '../falling/fall.ts';
import {
  at,
  type Board,
  type Cell,
  colorOf,
  COLS,
  counterOf,
  countOf,
  heightOf,
  isCounter,
  isFree,
  ROWS,
} from './board.ts';
import { colorIn, PATTERNS } from './pattern.ts';
import type { Attacking } from './rules.ts';
import type { State } from './state.ts';

/** Times attacks have grown after `ticks` ticks. */
export function marginSteps(attack: Attacking, ticks: number): number {
  const since = ticks - attack.marginTicks;
  return since < 0 ? 0 : Math.min(attack.marginSteps, 1 + Math.floor(since / attack.marginEveryTicks));
}

/** Counter gems for these points after `ticks` ticks. */
export function amountOf(points: number, attack: Attacking, ticks: number): number {
  const margin = marginSteps(attack, ticks) * Math.floor((points * attack.marginPercent) / 100);
  return Math.floor((points + margin) / attack.target);
}

/** The amount that an attack takes off a larger one: half of it at first, more than all of it in the end. */
export function defense(amount: number): number {
  if (amount <= 11) return Math.floor(amount / 2);
  const weight = amount <= 17 ? 4 : amount <= 23 ? 5 : amount <= 29 ? 6 : 7;
  return (Math.floor(amount / 8) + 1) * weight;
}

export interface Exchange {
  /** Incoming counter gems that were canceled. */
  readonly offset: number;
  readonly sent: number;
  readonly pending: number;
  readonly queued: number;
  /** A part of what still comes was canceled. */
  readonly weakened: boolean;
}

/** Everything an exchange depends on. */
export type Exchanging = Pick<State, 'pending' | 'queued' | 'weakened' | 'ticks' | 'rules'> & {
  readonly setup: Pick<State['setup'], 'pattern'>;
};

/** Own attack against what is to come: the larger one goes on. */
export function exchange(state: Exchanging, amount: number): Exchange {
  const { pending, queued, weakened } = state;
  const reduced = Math.floor((amount * PATTERNS[state.setup.pattern].percent) / 100);
  const coming = pending + queued;
  const offsets = state.ticks < (state.rules.attack?.offsetTicks ?? 0);
  if (!offsets || coming === 0) return { offset: 0, sent: reduced, pending, queued, weakened };
  const offset = Math.min(coming, reduced > coming ? coming : defense(reduced));
  const fromPending = Math.min(offset, pending);
  return {
    offset,
    sent: Math.max(0, reduced - coming),
    pending: pending - fromPending,
    queued: queued - (offset - fromPending),
    weakened: offset < coming && (weakened || offset > 0),
  };
}

/** The columns that less than a row of counter gems takes. The alley comes last. */
const ORDERS: readonly (readonly number[])[] = [
  [0, 1, 2, 4, 5, 3],
  [5, 4, 2, 1, 0, 3],
  [0, 5, 1, 4, 2, 3],
  [2, 4, 1, 5, 0, 3],
  [1, 0, 4, 5, 2, 3],
  [4, 5, 1, 0, 2, 3],
  [0, 2, 5, 1, 4, 3],
  [5, 2, 0, 4, 1, 3],
];
export const ORDER_COUNT = ORDERS.length;

export interface DroppedGarbage {
  readonly board: Board;
  readonly falls: readonly Fall[];
}

type WaitingGarbage = Pick<State, 'board' | 'rules' | 'queued' | 'weakened' | 'incoming' | 'order'>;

/** Full rows, then the rest one to a column. What finds no room is lost. */
export function dropGarbage({ board, rules, queued, weakened, incoming, order }: WaitingGarbage): DroppedGarbage {
  const out: Cell[] = [...board];
  const falls: Fall[] = [];
  const count = (weakened ? rules.attack?.offsetCount : rules.attack?.count) ?? 0;
  const left = ORDERS[order].slice(0, queued % COLS);
  const full = Math.floor(queued / COLS);
  for (let col = 0; col < COLS; col++) {
    let row = heightOf(board, col);
    for (let i = 0; i < full + (left.includes(col) ? 1 : 0) && isFree({ board: out, rules }, row, col); i++, row++) {
      const cell = counterOf(colorIn(incoming, i, col), count);
      out[at(row, col)] = cell;
      falls.push({ cell, col, from: ROWS + i, to: row, ticks: fallTicks(ROWS + i - row, rules) });
    }
  }
  return { board: out, falls };
}

/** The board after one more piece: every counter gem counts down, and turns normal at the end. */
export function countDown(board: Board): Board {
  return board.map((cell) => {
    if (!isCounter(cell)) return cell;
    const count = countOf(cell) - 1;
    return count === 0 ? colorOf(cell) : counterOf(colorOf(cell), count);
  });
}
