// What to tell someone who is stuck: a wrong line first, else the easiest next step from the lines they have drawn. The
// step says where to look (its cell), why (its kind, turns and ways) and what follows (its edges).

import type { Board } from './board.ts';
import { type Cycle, edgesOf } from './cycle.ts';
import { areaStep, choicesNow, chooserOf, fewest, forcedStep, type SolveStep } from './grade.ts';
import { latticeOf } from './lattice.ts';
import { CROSSED, decide, DRAWN, emptyPartial, type Forced, type PartialLoop, settle } from './partial.ts';
import type { State } from './state.ts';

/** What a player has put down. */
export interface Lines {
  /** Edges in the order in which they were drawn. */
  readonly drawn: readonly number[];
  /** Edges ruled out, by an earlier hint or by the player. */
  readonly crossed: readonly number[];
}

export type Hint = { readonly kind: 'wrong'; readonly edge: number } | SolveStep;

/** Undefined when nothing is left to say: the loop is complete, or the board cannot be solved by steps from here. */
export function hintFor(board: Board, solution: Cycle, lines: Lines): Hint | undefined {
  const right = new Set(edgesOf(board, solution));
  const wrong = lines.drawn.find((edge) => !right.has(edge)) ?? lines.crossed.find((edge) => right.has(edge));
  return wrong === undefined ? nextStep(board, lines) : { kind: 'wrong', edge: wrong };
}

/** The same for a game, of the lines as they were before the stroke under way. */
export function hintOf({ puzzle, lines, stroke }: Pick<State, 'puzzle' | 'lines' | 'stroke'>): Hint | undefined {
  return hintFor(puzzle, puzzle.solution, stroke?.before ?? lines);
}

/** The easiest step that draws a line; if none does, the easiest that rules one out. */
function nextStep(board: Board, lines: Lines): SolveStep | undefined {
  const log: Forced[] = [];
  const partial = emptyPartial(latticeOf(board), log);
  if (!takeLines(partial, lines) || !settle(partial)) return undefined;
  const forced = log.find(({ known }) => known === DRAWN);
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

function takeLines(partial: PartialLoop, { drawn, crossed }: Lines): boolean {
  return drawn.every((edge) => decide(partial, edge, DRAWN)) && crossed.every((edge) => decide(partial, edge, CROSSED));
}
