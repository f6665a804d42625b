// Hints for someone who is stuck: a wrong line first, else the easiest next step from the lines they have drawn. The
// step says where to look (its cell), why (its kind, turns and ways) and what follows (its edges).

import { areasOf, edgesUnder, openWays } from './area.ts';
import type { Board } from '../board/board.ts';
import { type Cycle, edgesOf } from '../board/cycle.ts';
import { areaStep, chooserOf, choicesNow, fewest, forcedStep, type SolveStep } from './grade.ts';
import { type Lattice, latticeOf } from './lattice.ts';
import type { BoardInk } from '../board/lines.ts';
import { emptyPartial, CROSSED, decide, DRAWN, type Forced, settle, type PartialLoop } from './partial.ts';

export type Hint = { readonly kind: 'wrong'; readonly edge: number } | SolveStep;

/** How many of the cells whose lines follow without a clue one hint is about. */
export type ForcedCells = 'all' | 'one';

/** Undefined when nothing is left to say: the loop is complete, or the board cannot be solved by steps from here. */
export function hintFor(board: Board, solution: Cycle, lines: BoardInk, forced: ForcedCells = 'all'): Hint | undefined {
  const right = new Set(edgesOf(board, solution));
  const wrong = lines.drawn.find((edge) => !right.has(edge)) ?? lines.crossed.find((edge) => right.has(edge));
  return wrong === undefined ? nextStep(board, lines, forced) : { kind: 'wrong', edge: wrong };
}

/** The easiest step that draws a line; if none does, the easiest that rules one out. */
function nextStep(board: Board, lines: BoardInk, cells: ForcedCells): SolveStep | undefined {
  const log: Forced[] = [];
  const partial = emptyPartial(latticeOf(board), log);
  if (!takeLines(partial, lines) || !settle(partial)) return undefined;
  const forced = log.find(({ known }) => known === DRAWN);
  if (forced !== undefined && cells === 'all') return forcedSteps(partial, log);
  if (forced !== undefined) return { ...forcedStep(partial.lattice, forced), drawn: drawnBy(log, forced) };
  const choices = choicesNow(partial, chooserOf(partial, board)).filter(({ ways }) => ways > 0);
  const best = fewest(choices.filter(({ draws }) => draws)) ?? fewest(choices);
  return best === undefined ? undefined : areaStep(partial, best.area, best.ways);
}

/** All that the reason draws at its cell: a corner takes both its ways at once. */
function drawnBy(log: readonly Forced[], { reason, cell }: Forced): number[] {
  return log
    .filter((each) => each.known === DRAWN && each.reason === reason && each.cell === cell)
    .map(({ edge }) => edge);
}

/** All corners that draw a line; if none does, all cells with only two ways left, one after the other. */
function forcedSteps({ lattice }: PartialLoop, log: readonly Forced[]): SolveStep {
  const drawing = log.filter(({ known }) => known === DRAWN);
  const corners = drawing.filter((each) => forcedStep(lattice, each).kind === 'corner');
  const group = corners.length > 0 ? corners : drawing;
  const cells = [...new Set(group.map(({ cell }) => cell))];
  return {
    ...forcedStep(lattice, group[0]),
    ...(cells.length > 1 && { cells }),
    drawn: group.map(({ edge }) => edge),
    crossed: corners.length > 0 ? [] : [...new Set(cells.flatMap((cell) => closingAt(cell, lattice, log)))],
  };
}

/** Lines that would close a loop early, and without which only two ways are left in this cell. */
function closingAt(cell: number, { ends }: Lattice, log: readonly Forced[]): number[] {
  const before = log.slice(
    0,
    log.findIndex((each) => each.reason === 'deadEnd' && each.cell === cell),
  );
  const isHere = ({ edge }: Forced): boolean => ends[2 * edge] === cell || ends[2 * edge + 1] === cell;
  return before.filter((each) => each.reason === 'closing' && isHere(each)).map(({ edge }) => edge);
}

export function takeLines(partial: PartialLoop, { drawn, crossed }: BoardInk): boolean {
  return drawn.every((edge) => decide(partial, edge, DRAWN)) && crossed.every((edge) => decide(partial, edge, CROSSED));
}

/**
 * Every way through the area of a clue that the lines on the board leave open, each as the edges that it draws there:
 * what a hint about this clue counts.
 */
export function waysLeft(board: Board, lines: BoardInk, clue: number): readonly (readonly number[])[] {
  const partial = emptyPartial(latticeOf(board));
  if (!takeLines(partial, lines) || !settle(partial)) return [];
  const area = areasOf(partial.lattice, board)[clue];
  return area === undefined ? [] : [...openWays(partial, area)].map((way) => edgesUnder(area, way));
}
