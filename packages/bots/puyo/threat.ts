// What is under way on the opponent's board.

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
  /** That have not been paid yet. */
  readonly points: number;
  readonly ticks: number;
  /** What is left when it is over. */
  readonly board: Board;
}

const MOST = 999;

/** Plays a chain on to its end. Links that it has already cleared raise the worth of those to come. */
export function threatOf({ board, links = 0 }: SideView): Threat {
  const rest = resolveBoard(board, RULES.tsu);
  let points = 0;
  for (const { cleared, bonus, chain } of rest.links) {
    const apart = bonus === 1 ? 0 : bonus - powerOf(chain);
    points += 10 * cleared * Math.min(MOST, Math.max(1, apart + powerOf(chain + links)));
  }
  return { points, ticks: LINK_TICKS * rest.links.length, board: rest.board };
}

/** The board with so much ojama on it. What is no full row begins at the spawn column: think of the worst. */
export function rainedOn(board: Board, amount: number): Board {
  const out = [...board];
  for (let i = 0; i < Math.min(amount, COLS * CEILING); i++) {
    const col = (SPAWN_COL + 5 * i) % COLS;
    const row = heightOf(out, col, CEILING);
    if (row < CEILING) out[at(row, col)] = OJAMA;
  }
  return out;
}

export function isBuried(board: Board): boolean {
  return board[at(VISIBLE_ROWS - 1, SPAWN_COL)] !== EMPTY;
}

/** Ojama, in full rows, that would fill the spawn column. */
export function graveOf(board: Board): number {
  return COLS * Math.max(1, VISIBLE_ROWS - heightOf(board, SPAWN_COL, VISIBLE_ROWS));
}

function heightOf(board: Board, col: number, most: number): number {
  let row = 0;
  while (row < most && board[at(row, col)] !== EMPTY) row++;
  return row;
}
