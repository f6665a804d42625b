// The reason why a line is wrong: what cannot be once it is drawn.

import type { Board } from '../board/board.ts';
import { type Cycle, edgesOf } from '../board/cycle.ts';
import type { BoardInk } from '../board/lines.ts';
import { areasOf, deduce, examine, surveyOf } from '../solve/area.ts';
import { takeLines } from '../solve/hint.ts';
import { latticeOf } from '../solve/lattice.ts';
import { CROSSED, decide, DRAWN, emptyPartial, settle } from '../solve/partial.ts';
import { earlyLoops } from './view.ts';

/**
 * `loop`: it closes a loop that leaves cells out. `clue`: a clue can no longer have its turns. `cell`: a cell can no
 * longer have two lines. `later`: this follows only from further reasoning, and shows at this cell.
 */
export type Fault = { readonly kind: 'loop' } | { readonly kind: 'clue' | 'cell' | 'later'; readonly cell: number };

/** The fault of a wrong line, or of a cross where the loop goes, beside the lines that are right. */
export function faultOf(board: Board, solution: Cycle, { drawn }: BoardInk, edge: number): Fault | undefined {
  const isLine = drawn.includes(edge);
  if (isLine && closesEarly(board, drawn, edge)) return { kind: 'loop' };
  const right = new Set(edgesOf(board, solution));
  const partial = emptyPartial(latticeOf(board));
  takeLines(partial, { drawn: drawn.filter((each) => right.has(each)), crossed: [] });
  if (!decide(partial, edge, isLine ? DRAWN : CROSSED)) return { kind: 'loop' };
  if (!settle(partial)) return { kind: 'cell', cell: partial.clash };
  const areas = areasOf(partial.lattice, board);
  const clue = areas.find((area) => area !== undefined && examine(partial, area) === false);
  if (clue !== undefined) return { kind: 'clue', cell: clue.clue.cell };
  return deduce(partial, surveyOf(areas)) ? undefined : { kind: 'later', cell: partial.clash };
}

function closesEarly(puzzle: Board, drawn: readonly number[], edge: number): boolean {
  const [before, after] = [drawn.filter((each) => each !== edge), drawn].map(
    (lines) => earlyLoops({ puzzle, lines: { drawn: lines } }).length,
  );
  return after > before;
}
