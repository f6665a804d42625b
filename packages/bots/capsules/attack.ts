import { type Board, COLS, EMPTY, isVirus } from '@rensa/games/capsules';
import type { CapsulesView } from './view.ts';

/** How a bot treats an opponent. */
export interface FightStyle {
  /** What each line of an attack is worth, in hundredths of a capsule. */
  readonly line: number;
  /** What is added to that, in parts of it, when the opponent has fewer viruses left. */
  readonly haste: number;
}

/** With fewer rows free above its highest column it does not think of attacks. */
const MIN_FREE = 4;

/** What each line of an attack is worth now. */
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
