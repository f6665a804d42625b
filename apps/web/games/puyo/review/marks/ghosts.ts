// The places of a pair in the game and in the bot's mind: see-through puyos with rings, and a sign above each.

import type { JudgedMove, MoveGrade, Turn } from '@rensa/bots/puyo/review';
import { type Aim, type Board, type Cell, type Colors, COLS, placePair, RULES, VISIBLE_ROWS } from '@rensa/games/puyo';

/** A cell that one of the two would fill. */
export interface GhostCell {
  readonly cell: number;
  readonly color: Cell;
}

export interface Ghost {
  readonly kind: 'yours' | 'bot' | 'both';
  readonly grade: MoveGrade;
  readonly cells: readonly GhostCell[];
}

/** The cells that a placement fills, those in sight. */
export function cellsOf(board: Board, pair: Colors, aim: Aim): readonly GhostCell[] {
  return placePair(board, pair, aim, RULES.tsu).flatMap((color, cell) =>
    color !== board[cell] && cell < VISIBLE_ROWS * COLS ? [{ cell, color }] : [],
  );
}

/** One where both are the same, even if the pair is turned around. */
export function ghostsOf({ view, placed }: Turn, { best, grade }: JudgedMove): readonly Ghost[] {
  const pair = view.pairs[0] as Colors;
  const [yours, bots] = [cellsOf(view.board, pair, placed), cellsOf(view.board, pair, best)];
  if (isSame(yours, bots)) return [{ kind: 'both', grade, cells: yours }];
  return [
    { kind: 'bot', grade: 'best', cells: bots },
    { kind: 'yours', grade, cells: yours },
  ];
}

function isSame(a: readonly GhostCell[], b: readonly GhostCell[]): boolean {
  return (
    a.length === b.length && a.every(({ cell, color }) => b.some((each) => each.cell === cell && each.color === color))
  );
}
