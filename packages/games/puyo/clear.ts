import { flood } from '../falling/grid.ts';
import { at, type Board, type Cell, EMPTY, isColor, NEIGHBORS, OJAMA } from './board.ts';
import type { Group } from './state.ts';

const POP_SIZE = 4;

/** Every group of four or more of one color below row `popRows`, in the order of its lowest, leftmost cell. */
export function findGroups(board: Board, popRows: number): Group[] {
  const end = at(popRows, 0);
  const seen = new Uint8Array(end);
  const groups: Group[] = [];
  for (let index = 0; index < end; index++) {
    if (seen[index] === 1 || !isColor(board[index])) continue;
    const cells = flood(board, index, end, NEIGHBORS, seen);
    if (cells.length >= POP_SIZE) groups.push({ color: board[index], cells });
  }
  return groups;
}

/** The ojama beside popping groups, below row `popRows`. */
export function ojamaBeside(board: Board, groups: readonly Group[], popRows: number): number[] {
  const end = at(popRows, 0);
  const found = new Set<number>();
  for (const { cells } of groups) {
    for (const cell of cells) {
      for (const next of NEIGHBORS[cell]) if (next < end && board[next] === OJAMA) found.add(next);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

/** The board without these groups and this ojama. */
export function clear(board: Board, groups: readonly Group[], ojama: readonly number[]): Board {
  const out: Cell[] = [...board];
  for (const { cells } of groups) for (const cell of cells) out[cell] = EMPTY;
  for (const cell of ojama) out[cell] = EMPTY;
  return out;
}

/** Is everything below this row empty? */
export function isCleared(board: Board, rows: number): boolean {
  return board.every((cell, index) => cell === EMPTY || index >= at(rows, 0));
}
