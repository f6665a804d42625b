// Messages about a board: hints, and why a loop is not the solution.

import { cellsBeside, earlyLoops, faultOf, type Grid, type Hint, type State, unmet } from '@rensa/games/loop';
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
    const look = state.lines.drawn.includes(hint.edge) ? t.lookWrong : t.lookCross;
    const where = look(rowOf(cell, state.puzzle), colOf(cell, state.puzzle));
    return why ? joinSentences([where, ...faultWords(state, hint.edge, t)]) : where;
  }
  return why ? whyWords(state, hint, t) : lookWords(state, hint, t);
}

/** The reason why a line is wrong, or a cross. */
function faultWords({ puzzle, lines }: State, edge: number, t: LoopWords): string[] {
  const fault = faultOf(puzzle, puzzle.solution, lines, edge);
  if (fault === undefined) return [];
  if (fault.kind === 'loop') return [t.wrongLoop];
  const words = lines.drawn.includes(edge)
    ? { clue: t.lineClue, cell: t.lineCell, later: t.lineLater }
    : { clue: t.crossClue, cell: t.crossCell, later: t.crossLater };
  const { kind, cell } = fault;
  const [row, col] = [rowOf(cell, puzzle), colOf(cell, puzzle)];
  return [kind === 'clue' ? words.clue(valueAt(puzzle, cell) ?? 0, row, col) : words[kind](row, col)];
}

function valueAt({ clues }: State['puzzle'], cell: number): number | undefined {
  return clues.find((clue) => clue.cell === cell)?.value;
}

function lookWords({ puzzle }: State, { kind, cell, cells }: DeducedHint, t: LoopWords): string {
  if (cells !== undefined) return t.lookCells(cells.length);
  const [row, col] = [rowOf(cell, puzzle), colOf(cell, puzzle)];
  const value = valueAt(puzzle, cell);
  return isAboutClue(kind) && value !== undefined ? t.lookClue(value, row, col) : t.lookCell(row, col);
}

function whyWords({ puzzle }: State, hint: DeducedHint, t: LoopWords): string {
  const { kind, cell, cells, turns, ways, drawn, crossed } = hint;
  const value = valueAt(puzzle, cell) ?? 0;
  const follows = drawn.length > 0 ? t.allDraw : t.allCross;
  const words: Readonly<Record<DeducedHint['kind'], () => string>> = {
    corner: () => t.whyCorner,
    deadEnd: () =>
      joinSentences([...(crossed.length > 0 ? [t.whyEarly] : []), cells === undefined ? t.whyDeadEnd : t.whyDeadEnds]),
    done: () => t.whyDone,
    closing: () => t.whyClosing,
    full: () => joinSentences([t.whyFull(turns, value), follows]),
    all: () => joinSentences([t.whyAll(turns, value), follows]),
    area: () => joinSentences([t.whyTurns(turns, value), drawn.length > 0 ? t.waysDraw(ways) : t.waysCross(ways)]),
  };
  return words[kind]();
}
