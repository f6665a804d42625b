// Taps: the first chooses a cell to draw from, each further one draws to the cell that is tapped and goes on from there.

import { type Grid, neighborsOf } from '../board/board.ts';
import { edgeBetween } from '../board/cycle.ts';
import { edgesAt } from './ink.ts';
import { linesWithout } from '../board/lines.ts';
import { joinedBy } from './paths.ts';
import { type Ends, reach } from './reach.ts';
import type { State, Stroke } from './state.ts';
import { cancel, lift, press, travel } from './stroke.ts';
import type { InputWork } from './work.ts';

/** The pen went up where it came down. */
export function tap(state: State, work: InputWork): State {
  const stroke = tapOf(state);
  if (stroke === undefined) return lift(state);
  const { cell } = stroke.trail[0];
  if (stroke.tool === 'eraser') return cleared(state, cell);
  const { anchor } = state;
  if (anchor === cell) return anchored(state, null);
  const lines = linesIn(state, cell);
  if (lines === 2) return { ...without(state, cell), anchor };
  const drawn =
    anchor === null || linesIn(state, anchor) === 2 ? undefined : joined(state, { from: anchor, to: cell }, work);
  return drawn === undefined ? anchored(state, cell) : { ...drawn, anchor: cell };
}

/** A tap as it was in version 1: it did not chain, and cleared the end of a line. Drawings saved then hold such taps. */
export function oldTap(state: State, work: InputWork): State {
  const stroke = tapOf(state);
  if (stroke === undefined) return lift(state);
  const { cell } = stroke.trail[0];
  if (stroke.tool === 'eraser') return cleared(state, cell);
  const { anchor } = state;
  const lines = linesIn(state, cell);
  if (lines === 2 || (lines === 1 && anchor === null)) return without(state, cell);
  const drawn = anchor === null || anchor === cell ? undefined : joined(state, { from: anchor, to: cell }, work);
  if (drawn !== undefined) return drawn;
  return lines > 0 ? cancel(state) : anchored(state, anchor === cell ? null : cell);
}

/** Undefined if the stroke under way is no tap: keys do not tap, and a pen that has gone somewhere has drawn. */
function tapOf({ stroke }: State): Stroke | undefined {
  return stroke === null || stroke.tool === 'keys' || stroke.trail.length > 1 ? undefined : stroke;
}

/** Lines in a cell. */
function linesIn({ lines, puzzle }: State, cell: number): number {
  return edgesAt(lines, puzzle, cell).length;
}

function anchored(state: State, anchor: number | null): State {
  return { ...cancel(state), anchor };
}

/** The lines of a cell go. */
function without(state: State, cell: number): State {
  const { lines, puzzle } = state;
  return lift({ ...state, lines: linesWithout(lines, edgesAt(lines, puzzle, cell)) });
}

/** Lines and crosses around a cell go. */
function cleared(state: State, cell: number): State {
  return lift({ ...state, lines: linesWithout(state.lines, edgesAround(state.puzzle, cell)) });
}

/** Every edge that a cell has or may have. */
function edgesAround(grid: Grid, cell: number): number[] {
  return neighborsOf(grid, cell).map((other) => edgeBetween(cell, other, grid.cols));
}

/** Draws from one cell to another, as a pen that is sent there would; undefined where no way leads. */
function joined(state: State, ends: Ends, work: InputWork): State | undefined {
  const { puzzle, lines } = state;
  const way = reach(puzzle, joinedBy(lines.drawn, puzzle), ends, work);
  return way && lift(travel(press(state, 'pen', ends.from), way, work));
}
