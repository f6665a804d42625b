// The chain that runs on the opponent's board, and the effect of ojama on a board.

import {
  at,
  type Board,
  CEILING,
  COLS,
  EMPTY,
  OJAMA,
  RULES,
  resolveBoard,
  SPAWN_COL,
  VISIBLE_ROWS,
} from '@rensa/games/puyo';
import { powerOf } from '../kernel/index.ts';
import type { SideView } from '../view/view.ts';
import { LINK_TICKS } from './pace.ts';

/** The rest of a running chain. */
export interface Threat {
  /** Points not yet paid, with carried points and the all clear bonus. */
  readonly points: number;
  readonly ticks: number;
  /** The board after the chain. */
  readonly board: Board;
}

const MAX_BONUS = 999;

/** Plays a running chain to its end. Links already cleared raise the worth of those to come. */
export function threatOf(side: SideView): Threat {
  const { board, links = 0, carried = 0 } = side;
  const rest = resolveBoard(board, RULES.tsu);
  let points = 0;
  for (const { cleared, bonus, chain } of rest.links) {
    const apart = bonus === 1 ? 0 : bonus - powerOf(chain);
    points += 10 * cleared * Math.min(MAX_BONUS, Math.max(1, apart + powerOf(chain + links)));
  }
  const isPaying = rest.links.length > 0;
  const { busy = LINK_TICKS * rest.links.length } = side;
  return { points: isPaying ? points + carried + allClearBonusOf(side) : 0, ticks: busy, board: rest.board };
}

/** Points that the next chain pays for an all clear. */
export function allClearBonusOf({ allClear = false }: SideView): number {
  return allClear ? RULES.tsu.allClearScore : 0;
}

/** The board after `amount` ojama. A partial row begins at the spawn column, which is the worst case. */
export function withOjama(board: Board, amount: number): Board {
  const out = [...board];
  for (let i = 0; i < Math.min(amount, COLS * CEILING); i++) {
    const col = (SPAWN_COL + 5 * i) % COLS;
    const row = heightOf(out, col, CEILING);
    if (row < CEILING) out[at(row, col)] = OJAMA;
  }
  return out;
}

export function isSpawnBlocked(board: Board): boolean {
  return board[at(VISIBLE_ROWS - 1, SPAWN_COL)] !== EMPTY;
}

/** The chance that the spawn column stays open when `ojama` ojama fall in one turn. A partial row falls at random. */
export function survivalChance(board: Board, ojama: number): number {
  const room = VISIBLE_ROWS - 1 - heightOf(board, SPAWN_COL, VISIBLE_ROWS) - Math.floor(ojama / COLS);
  if (room < 0) return 0;
  return room === 0 ? (COLS - (ojama % COLS)) / COLS : 1;
}

function heightOf(board: Board, col: number, max: number): number {
  let row = 0;
  while (row < max && board[at(row, col)] !== EMPTY) row++;
  return row;
}
