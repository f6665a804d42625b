// The break of one step: all crash gems and diamonds that find something, together, and the counter gems beside them.

import { flood } from '../falling/grid.ts';
import { type Board, type Cell, colorOf, COLS, DIAMOND, EMPTY, isCounter, isCrash, NEIGHBORS } from './board.ts';
import type { Field } from './power.ts';
import type { Rules } from './rules.ts';
import { cellsOf } from './slab.ts';

/** Cells are board indices, in order. */
export interface Break {
  /** Broken by crash gems and diamonds, these included. */
  readonly cells: readonly number[];
  /** Counter gems beside those. */
  readonly shattered: readonly number[];
  /** Diamonds on the floor: they go, and take nothing along. */
  readonly techs: readonly number[];
}

/** Finds what breaks on a board at rest, if anything does. */
export function findBreak(board: Board, rules: Rules): Break | undefined {
  const diamonds = indices(board, (cell) => cell === DIAMOND);
  const techs = diamonds.filter((index) => under(board, index) === undefined);
  const broken = new Set(crashed(board, rules));
  for (const index of taken(board, diamonds)) broken.add(index);
  if (broken.size === 0 && techs.length === 0) return undefined;
  const shattered = indices(board, (cell, index) => isCounter(cell) && !broken.has(index) && isBeside(index, broken));
  return { cells: inOrder(broken), shattered, techs };
}

/** The cells where this is so. */
function indices(board: Board, holds: (cell: Cell, index: number) => boolean): number[] {
  const found: number[] = [];
  for (let index = 0; index < board.length; index++) if (holds(board[index], index)) found.push(index);
  return found;
}

function isBeside(index: number, cells: ReadonlySet<number>): boolean {
  return NEIGHBORS[index].some((next) => cells.has(next));
}

function inOrder(cells: Iterable<number>): number[] {
  return [...cells].toSorted((a, b) => a - b);
}

/** Crash gems and all of their color that touches them, unless they are alone. Counter gems do not count. */
function crashed(board: Board, rules: Rules): number[] {
  const crashGems = indices(board, isCrash);
  if (crashGems.length === 0) return [];
  const colors = board.map((cell) => (isCounter(cell) ? 0 : colorOf(cell)));
  const seen = new Uint8Array(board.length);
  return crashGems.flatMap((index) => {
    if (seen[index] === 1) return [];
    const group = flood(colors, index, board.length, NEIGHBORS, seen);
    const inert = rules.crashPair === 'inert' && group.every((other) => isCrash(board[other]));
    return group.length === 1 || inert ? [] : group;
  });
}

/** Each diamond that is on a gem, and everything of that gem's color, counter gems too. */
function taken(board: Board, diamonds: readonly number[]): number[] {
  const standing = diamonds.filter((index) => under(board, index) !== undefined);
  if (standing.length === 0) return [];
  const colors = new Set(standing.map((index) => colorOf(under(board, index) ?? EMPTY)));
  return [...standing, ...indices(board, (cell) => colors.has(colorOf(cell)))];
}

/** The nearest gem below that is no diamond. */
function under(board: Board, index: number): Cell | undefined {
  do index -= COLS;
  while (board[index] === DIAMOND);
  return board[index];
}

/** The field without what breaks. */
export function clear({ board, slabs }: Field, { cells, shattered, techs }: Break): Field {
  const out: Cell[] = [...board];
  for (const cell of [...cells, ...shattered, ...techs]) out[cell] = EMPTY;
  return { board: out, slabs: slabs.filter((slab) => cellsOf(slab).every((cell) => out[cell] !== EMPTY)) };
}

export function isCleared(board: Board): boolean {
  return board.every((cell) => cell === EMPTY);
}
