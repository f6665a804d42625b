// For tests: the rules once more, plain and slow, to compare the fast code with.

import { type Board, type Grid, openCells } from '../board/board.ts';
import { cellsBeside, type Cycle, cycleFrom, edgeBetween } from '../board/cycle.ts';
import type { SolveStep } from './grade.ts';

function beside(grid: Grid, cell: number): number[] {
  const open = new Set(openCells(grid));
  const col = cell % grid.cols;
  const sideways = [...(col > 0 ? [cell - 1] : []), ...(col < grid.cols - 1 ? [cell + 1] : [])];
  return [...sideways, cell - grid.cols, cell + grid.cols].filter((other) => open.has(other));
}

/** Every loop through all open cells, found by walking. */
export function everyLoop(grid: Grid): Cycle[] {
  const open = openCells(grid);
  const start = open[0];
  const next = new Map(open.map((cell) => [cell, beside(grid, cell)]));
  const loops: Cycle[] = [];
  const path = new Set([start]);
  const walk = (cell: number): void => {
    for (const other of next.get(cell) ?? []) {
      if (other === start && path.size === open.length && cell !== start + 1) loops.push([...path]);
      if (path.has(other) || (cell === start && other !== start + 1)) continue;
      path.add(other);
      walk(other);
      path.delete(other);
    }
  };
  walk(start);
  return loops;
}

/** Known edges: true drawn, false crossed out. */
export type Knowledge = Map<number, boolean>;

export function learn(known: Knowledge, { drawn, crossed }: Pick<SolveStep, 'drawn' | 'crossed'>): void {
  for (const edge of drawn) known.set(edge, true);
  for (const edge of crossed) known.set(edge, false);
}

function edgesAt(grid: Grid, cell: number): number[] {
  return beside(grid, cell).map((other) => edgeBetween(cell, other, grid.cols));
}

/** The most that a step may conclude, from what is known and from its own cell, chain or area alone; null if it has no ground. */
export function conclusions(
  board: Board,
  known: Knowledge,
  step: SolveStep,
): Pick<SolveStep, 'ways' | 'drawn' | 'crossed'> | null {
  const around = edgesAt(board, step.cell);
  const unknown = around.filter((edge) => !known.has(edge));
  const lines = around.filter((edge) => known.get(edge) === true).length;
  switch (step.kind) {
    case 'corner':
      return around.length === 2 ? { ways: 1, drawn: unknown, crossed: [] } : null;
    case 'deadEnd':
      return lines + unknown.length === 2 ? { ways: 1, drawn: unknown, crossed: [] } : null;
    case 'done':
      return lines === 2 ? { ways: 1, drawn: [], crossed: unknown } : null;
    case 'closing':
      return { ways: 1, drawn: [], crossed: unknown.filter((edge) => closesEarly(board, known, [edge])) };
    default:
      return agreed(waysThrough(board, known, step.cell), areaEdges(board, step.cell), known);
  }
}

/** The turns that a person sees in an area: cells with two lines, one along a row and one along a column. */
export function turnsSeen(board: Board, known: Knowledge, clue: number): number {
  return areaCells(board, clue).filter((cell) => {
    const lines = edgesAt(board, cell).filter((edge) => known.get(edge) === true);
    return lines.length === 2 && lines.filter((edge) => edge % 2 === 0).length === 1;
  }).length;
}

function agreed(ways: readonly ReadonlySet<number>[], edges: readonly number[], known: Knowledge) {
  const unknown = edges.filter((edge) => !known.has(edge));
  return {
    ways: ways.length,
    drawn: unknown.filter((edge) => ways.every((way) => way.has(edge))),
    crossed: unknown.filter((edge) => !ways.some((way) => way.has(edge))),
  };
}

function areaCells(board: Board, clue: number): number[] {
  const [row, col] = [Math.floor(clue / board.cols), clue % board.cols];
  return openCells(board).filter((cell) => {
    return Math.abs(Math.floor(cell / board.cols) - row) < 2 && Math.abs((cell % board.cols) - col) < 2;
  });
}

function areaEdges(board: Board, clue: number): number[] {
  return [...new Set(areaCells(board, clue).flatMap((cell) => edgesAt(board, cell)))];
}

/** Every set of edges that gives each cell of the area two lines and the area its number of turns, and closes nothing early. */
function waysThrough(board: Board, known: Knowledge, clue: number): Set<number>[] {
  const cells = areaCells(board, clue);
  const value = board.clues.find(({ cell }) => cell === clue)?.value;
  const found: Set<number>[] = [];
  const draw = (at: number, way: Knowledge, turns: number): void => {
    const cell = cells[at];
    if (cell === undefined) {
      const drawn = [...way].flatMap(([edge, isDrawn]) => (isDrawn ? [edge] : []));
      if (turns === value && !closesEarly(board, known, drawn)) found.push(new Set(drawn));
      return;
    }
    const edges = edgesAt(board, cell);
    for (const a of edges) {
      for (const b of edges.filter((edge) => edge > a)) {
        const here = new Map(edges.map((edge) => [edge, edge === a || edge === b]));
        const fits = [...here].every(([edge, is]) => (way.get(edge) ?? is) === is && (known.get(edge) ?? is) === is);
        if (fits) draw(at + 1, new Map([...way, ...here]), turns + (a % 2 === b % 2 ? 0 : 1));
      }
    }
  };
  draw(0, new Map(), 0);
  return found;
}

/** With these edges drawn too, is there a loop that leaves cells out? */
function closesEarly(board: Board, known: Knowledge, added: readonly number[]): boolean {
  const lines = new Set([...added, ...[...known].flatMap(([edge, is]) => (is ? [edge] : []))]);
  if (cycleFrom(board, lines) !== undefined) return false;
  const group = new Map<number, number>();
  const head = (cell: number): number => (group.has(cell) ? head(group.get(cell) as number) : cell);
  for (const edge of lines) {
    const [a, b] = cellsBeside(edge, board.cols).map(head) as [number, number];
    if (a === b) return true;
    group.set(a, b);
  }
  return false;
}
