// The pen on the board, from coming down to going up.

import { type Grid, isBeside, isOpen, neighborsOf } from '../board/board.ts';
import { edgeBetween } from '../board/cycle.ts';
import { draw, edgesAt } from './ink.ts';
import type { Way } from './input.ts';
import { isSameInk, type Lines, linesWithout } from '../board/lines.ts';
import { joinedBy, walk } from './paths.ts';
import { reach } from './reach.ts';
import type { Mark, State, Stroke, Tool } from './state.ts';
import { STEPS, type InputWork } from './work.ts';

/** Cells that a scribble remembers to go back through: twice the largest board. */
const MAX_TRAIL = 288;
/** Far more than anyone plays: it only keeps a replay by a machine from growing without end. */
const MAX_PAST = 1000;

export function press(state: State, tool: Tool, cell: number): State {
  const rest = cancel(state);
  if (!isOpen(state.puzzle, cell)) return rest;
  return { ...rest, stroke: { tool, before: rest.lines, trail: [{ cell, lines: rest.lines }] } };
}

/** Goes through cells in order, those that are not next to it by a way around. */
export function travel(state: State, cells: readonly number[], work: InputWork): State {
  return cells.reduce((at, cell) => visit(at, cell, work), state);
}

/** The cells from one to another in its row or column, both included; none if there is no such line. */
export function cellsAlong({ rows, cols }: Grid, from: number, to: number): number[] {
  if (Math.max(from, to) >= rows * cols) return [];
  const level = Math.floor(from / cols) === Math.floor(to / cols);
  if (!level && from % cols !== to % cols) return [];
  const step = Math.sign(to - from) * (level ? 1 : cols);
  const length = step === 0 ? 1 : (to - from) / step + 1;
  return Array.from({ length }, (_, i) => from + i * step);
}

/** The cells of a trace, as far as they are on the board. */
export function cellsTraced(grid: Grid, from: number, ways: readonly Way[]): number[] {
  const steps = { left: -1, right: 1, up: -grid.cols, down: grid.cols };
  if (from >= grid.rows * grid.cols) return [];
  const cells = [from];
  let at = from;
  for (const way of ways) {
    const next = at + steps[way];
    if (!neighborsOf(grid, at).includes(next)) break;
    cells.push(next);
    at = next;
  }
  return cells;
}

function visit(state: State, cell: number, work: InputWork): State {
  const { puzzle, lines, stroke } = state;
  if (stroke === null || !isOpen(puzzle, cell)) return state;
  const at = penOf(stroke);
  if (cell === at) return state;
  work.steps += STEPS.cell;
  if (isBeside(puzzle, at, cell)) return move(state, stroke, cell);
  if (stroke.tool === 'eraser') return marked(state, { ...stroke, trail: [] }, { cell, lines });
  return travel(state, reach(puzzle, joinedBy(lines.drawn, puzzle), { from: at, to: cell }, work) ?? [], work);
}

function penOf({ trail }: Stroke): number {
  return trail[trail.length - 1].cell;
}

/** One step to a cell beside. */
function move(state: State, stroke: Stroke, cell: number): State {
  const { puzzle, lines } = state;
  const { tool, trail } = stroke;
  const [back, here] = [trail.at(-2), trail[trail.length - 1]];
  const cells = trail.map((mark) => mark.cell);
  if (tool === 'eraser') return marked(state, stroke, { cell, lines: erase(lines, puzzle, cells, cell) });
  if (back?.cell === cell) return { ...state, lines: back.lines, stroke: { ...stroke, trail: trail.slice(0, -1) } };
  const edge = edgeBetween(here.cell, cell, puzzle.cols);
  const taken = lines.drawn.includes(edge) && (tool === 'keys' || (tool === 'pencil' && goesBack(state, cells, cell)));
  return marked(state, stroke, {
    cell,
    lines: taken ? linesWithout(lines, [edge]) : draw(lines, puzzle, cells, cell),
  });
}

/** Has this stroke come from an open end along its line only, and does it go on along it? */
function goesBack({ puzzle, stroke }: State, visited: readonly number[], to: number): boolean {
  const [first = to, ...others] = visited;
  const joined = joinedBy(stroke?.before.drawn ?? [], puzzle);
  const [next, another] = joined.get(first) ?? [];
  if (next === undefined || another !== undefined) return false;
  const line = walk(joined, first, next);
  return [...others, to].every((cell, i) => cell === line[i]);
}

function marked(state: State, stroke: Stroke, mark: Mark): State {
  const trail = [...stroke.trail, mark].slice(-MAX_TRAIL);
  return { ...state, anchor: null, lines: mark.lines, stroke: { ...stroke, trail } };
}

/** Takes away the line between two cells, and a line that the eraser has just crossed. */
function erase(lines: Lines, grid: Grid, visited: readonly number[], to: number): Lines {
  const [before, from] = [visited.at(-2), visited[visited.length - 1]];
  const along = edgeBetween(from, to, grid.cols);
  const across = edgesAt(lines, grid, from);
  const crossing = before !== undefined && from - before === to - from && across.every((e) => e % 2 !== along % 2);
  return linesWithout(lines, crossing ? [along, ...across] : [along]);
}

export function cancel(state: State): State {
  return state.stroke === null ? state : { ...state, lines: state.stroke.before, stroke: null };
}

export function lift(state: State): State {
  if (state.stroke === null) return state;
  const { before } = state.stroke;
  const rest = { ...state, lines: before, stroke: null };
  return isSameInk(before, state.lines) ? rest : changed({ ...rest, moves: rest.moves + 1 }, state.lines);
}

/** The lines become these, and undo goes back to what they were. */
export function changed(state: State, lines: Lines): State {
  const past = [...state.past, state.lines].slice(-MAX_PAST);
  return { ...state, lines, past, future: [], anchor: null, told: null };
}
