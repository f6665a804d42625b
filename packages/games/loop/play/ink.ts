// The effect of one step of the pen on the lines: the newest ink wins, and nothing else is lost. No cell ever has more than
// two lines. Which of the old ones gives way depends on the drawing alone, never on left and right.

import { type Grid, neighborsOf } from '../board/board.ts';
import { edgeBetween } from '../board/cycle.ts';
import { type Lines, linesWithout } from '../board/lines.ts';
import { joinedBy, walk } from './paths.ts';

/** The cells that a cell has lines to, the older line first. */
function joinedTo({ drawn }: Lines, grid: Grid, cell: number): number[] {
  const age = (other: number): number => drawn.indexOf(edgeBetween(cell, other, grid.cols));
  const others = neighborsOf(grid, cell).filter((other) => age(other) >= 0);
  return others.toSorted((a, b) => age(a) - age(b));
}

/** The edges of a cell's own lines. */
export function edgesAt(lines: Lines, grid: Grid, cell: number): number[] {
  return joinedTo(lines, grid, cell).map((other) => edgeBetween(cell, other, grid.cols));
}

/** Draws from the last cell of a stroke to one beside it. `visited` are the cells of the stroke so far. */
export function draw(lines: Lines, grid: Grid, visited: readonly number[], to: number): Lines {
  const from = visited[visited.length - 1];
  const edge = edgeBetween(from, to, grid.cols);
  if (lines.drawn.includes(edge)) return lines;
  const left = givingWay(lines, grid, from, (others) => others.find((cell) => cell === visited.at(-2)));
  const entered = givingWay(left, grid, to, (others) => ownStroke(visited, to, others) ?? straightOn(from, to, others));
  const rest = linesWithout(entered, [edge]);
  return { ...rest, drawn: [...rest.drawn, edge] };
}

/** Makes room at a cell for one more line. `favorite` names the neighbor to stay joined to, if there is one. */
function givingWay(
  lines: Lines,
  grid: Grid,
  cell: number,
  favorite: (others: readonly number[]) => number | undefined,
): Lines {
  const others = joinedTo(lines, grid, cell);
  if (others.length < 2) return lines;
  const kept = favorite(others);
  const lost = kept === undefined ? weaker(lines, grid, cell, others) : others.find((other) => other !== kept);
  return lost === undefined ? lines : linesWithout(lines, [edgeBetween(cell, lost, grid.cols)]);
}

/** Finds where the stroke went on from this cell before: what it drew later is newer than how it got there. */
function ownStroke(visited: readonly number[], cell: number, others: readonly number[]): number | undefined {
  const at = visited.lastIndexOf(cell);
  return at < 0 ? undefined : others.find((other) => other === visited[at + 1]);
}

function straightOn(from: number, to: number, others: readonly number[]): number | undefined {
  return others.find((other) => other - to === to - from);
}

/** The neighbor with the shorter chain behind it; of two equal ones the one that was joined first. */
function weaker(lines: Lines, grid: Grid, cell: number, [older, newer]: readonly number[]): number | undefined {
  if (older === undefined || newer === undefined) return older;
  const joined = joinedBy(lines.drawn, grid);
  return walk(joined, cell, older).length <= walk(joined, cell, newer).length ? older : newer;
}
