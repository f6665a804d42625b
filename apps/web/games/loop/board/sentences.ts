// Messages about a board: hints, and why a loop is not the solution.

import { cellsBeside, earlyLoops, type Grid, type Hint, type State, unmet } from '@rensa/games/loop';
import { joinSentences } from '../../../base/text/sentences.ts';
import { isAboutClue } from './picture.ts';
import type { LoopWords } from '../text/text.ts';

type DeducedHint = Exclude<Hint, { readonly kind: 'wrong' }>;

/** The row of a cell, counted from 1 for people. */
export function rowOf(cell: number, { cols }: Grid): number {
  return Math.floor(cell / cols) + 1;
}

/** The column of a cell, counted from 1. */
export function colOf(cell: number, { cols }: Grid): number {
  return (cell % cols) + 1;
}

/**
 * The message below the board: the hint the player asked for, else the fault of a loop. A loop that leaves cells out is
 * reported at once, a loop that does not meet all clues when the pen is up.
 */
export function messageOf(state: State, t: LoopWords): string | undefined {
  if (state.solved) return undefined;
  if (state.told !== null) return hintWords(state, state.told, t);
  if (earlyLoops(state).length > 0) return t.closed;
  const cells = state.stroke === null ? unmet(state) : [];
  return cells.length > 0 ? t.incomplete(cells.length) : undefined;
}

function hintWords(state: State, { hint, stage }: NonNullable<State['told']>, t: LoopWords): string {
  const why = stage === 2;
  if (hint.kind === 'wrong') {
    const [cell] = cellsBeside(hint.edge, state.puzzle.cols);
    const where = t.lookWrong(rowOf(cell, state.puzzle), colOf(cell, state.puzzle));
    return why ? joinSentences([where, t.whyWrong]) : where;
  }
  return why ? whyWords(state, hint, t) : lookWords(state, hint, t);
}

function lookWords({ puzzle }: State, { kind, cell }: DeducedHint, t: LoopWords): string {
  const [row, col] = [rowOf(cell, puzzle), colOf(cell, puzzle)];
  const value = puzzle.clues.find((clue) => clue.cell === cell)?.value;
  return isAboutClue(kind) && value !== undefined ? t.lookClue(value, row, col) : t.lookCell(row, col);
}

function whyWords({ puzzle }: State, { kind, cell, turns, ways, drawn }: DeducedHint, t: LoopWords): string {
  const value = puzzle.clues.find((clue) => clue.cell === cell)?.value ?? 0;
  const follows = drawn.length > 0 ? t.allDraw : t.allCross;
  const words: Readonly<Record<DeducedHint['kind'], () => string>> = {
    corner: () => t.whyCorner,
    deadEnd: () => t.whyDeadEnd,
    done: () => t.whyDone,
    closing: () => t.whyClosing,
    full: () => joinSentences([t.whyFull(turns, value), follows]),
    all: () => joinSentences([t.whyAll(turns, value), follows]),
    area: () => joinSentences([t.whyTurns(turns, value), drawn.length > 0 ? t.waysDraw(ways) : t.waysCross(ways)]),
  };
  return words[kind]();
}
