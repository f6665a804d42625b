import { type Board, COLS, EMPTY, isVirus } from '@rensa/games/capsules';
import type { CapsulesView } from './view.ts';

/** Worth of attacks on an opponent. */
export interface FightStyle {
  /** Worth of each line of an attack, in hundredths of a capsule. */
  readonly line: number;
  /** Share of `line` that is added if the opponent has fewer viruses left. */
  readonly haste: number;
}

/** Free rows above the highest column. With fewer, a bot does not value attacks. */
const MIN_FREE = 4;

/** Worth of each line of an attack now. */
export function attackWorth({ board, opponent }: CapsulesView, { line, haste }: FightStyle): number {
  if (opponent === null || freeRows(board) < MIN_FREE) return 0;
  return line + (virusesOn(opponent.board) < virusesOn(board) ? Math.round(haste * line) : 0);
}

function freeRows(board: Board): number {
  const last = board.findLastIndex((cell) => cell !== EMPTY);
  return board.length / COLS - 1 - Math.floor(last / COLS);
}

function virusesOn(board: Board): number {
  return board.filter(isVirus).length;
}
