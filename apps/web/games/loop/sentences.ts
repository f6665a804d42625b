// What is said in words about a board: hints, and why a loop is not the one wanted.

import { cellsBeside, earlyLoops, type Grid, type Hint, hintOf, type State, unmet } from '@rensa/games/loop';
import { isAboutClue } from './picture.ts';
import type { LoopDictionary } from './text.ts';

type DeducedHint = Exclude<Hint, { readonly kind: 'wrong' }>;

/** Rows and columns count from 1 for people. */
export function rowOf(cell: number, { cols }: Grid): number {
  return Math.floor(cell / cols) + 1;
}

export function colOf(cell: number, { cols }: Grid): number {
  return (cell % cols) + 1;
}

/**
 * The one thing to say now, if anything: a hint that was asked for, else what is wrong with a loop. That it leaves cells
 * out is said at once, that it misses clues when the pen is up.
 */
export function messageOf(state: State, t: LoopDictionary): string | undefined {
  if (state.solved) return undefined;
  if (state.hintStage > 0) return hintWords(state, t);
  if (earlyLoops(state).length > 0) return t.closed;
  const cells = state.stroke === null ? unmet(state) : [];
  return cells.length > 0 ? t.incomplete(clueNames(state, cells, t)) : undefined;
}

const MOST_NAMED = 3;

function clueNames({ puzzle }: State, cells: readonly number[], t: LoopDictionary): string {
  const names = cells.slice(0, MOST_NAMED).map((cell) => {
    const value = puzzle.clues.find((clue) => clue.cell === cell)?.value ?? 0;
    return t.incompleteClue(value, rowOf(cell, puzzle), colOf(cell, puzzle));
  });
  const all = names.reduce((said, name) => t.list(said, name));
  return cells.length > MOST_NAMED ? t.incompleteMore(all, cells.length - MOST_NAMED) : all;
}

function hintWords(state: State, t: LoopDictionary): string {
  const hint = hintOf(state);
  if (hint === undefined) return t.noHint;
  const why = state.hintStage === 2;
  if (hint.kind === 'wrong') {
    const [cell] = cellsBeside(hint.edge, state.puzzle.cols);
    const where = t.lookWrong(rowOf(cell, state.puzzle), colOf(cell, state.puzzle));
    return why ? t.sentences(where, t.whyWrong) : where;
  }
  return why ? whyWords(state, hint, t) : lookWords(state, hint, t);
}

function lookWords({ puzzle }: State, { kind, cell }: DeducedHint, t: LoopDictionary): string {
  const [row, col] = [rowOf(cell, puzzle), colOf(cell, puzzle)];
  const value = puzzle.clues.find((clue) => clue.cell === cell)?.value;
  return isAboutClue(kind) && value !== undefined ? t.lookClue(value, row, col) : t.lookCell(row, col);
}

function whyWords({ puzzle }: State, { kind, cell, turns, ways, drawn }: DeducedHint, t: LoopDictionary): string {
  const value = puzzle.clues.find((clue) => clue.cell === cell)?.value ?? 0;
  const follows = drawn.length > 0 ? t.allDraw : t.allCross;
  const words: Readonly<Record<DeducedHint['kind'], () => string>> = {
    corner: () => t.whyCorner,
    deadEnd: () => t.whyDeadEnd,
    done: () => t.whyDone,
    closing: () => t.whyClosing,
    full: () => t.sentences(t.whyFull(turns, value), follows),
    all: () => t.sentences(t.whyAll(turns, value), follows),
    area: () => t.sentences(t.whyArea(turns, value, ways), follows),
  };
  return words[kind]();
}
