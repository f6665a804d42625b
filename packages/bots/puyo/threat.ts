// What is under way on the opponent's board, and what ojama does to a board.

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
import { powerOf } from './kernel/index.ts';
import { LINK_TICKS } from './pace.ts';
import type { SideView } from './view.ts';

/** The rest of a chain that is running. */
export interface Threat {
  /** That have not been paid yet, with what is carried and owed beside them. */
  readonly points: number;
  readonly ticks: number;
  /** What is left when it is over. */
  readonly board: Board;
}

const MAX_BONUS = 999;

/** Plays a chain on to its end. Links that it has already cleared raise the worth of those to come. */
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

/** What the next chain pays for an all clear. */
export function allClearBonusOf({ allClear = false }: SideView): number {
  return allClear ? RULES.tsu.allClearScore : 0;
}

/** The board with so much ojama on it. What is no full row begins at the spawn column: think of the worst. */
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

/** How likely the spawn column stays open when so much ojama falls in one turn; what is no full row falls anywhere. */
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
