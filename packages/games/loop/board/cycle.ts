// A loop as the cycle of its cells, and as a set of edges. The edge of a cell to its right has the number 2 * cell, the
// edge down from it 2 * cell + 1.

import { areaOf, cellsOf, type Grid, openCells, printRows } from './board.ts';

/** Every open cell once, from the first in reading order, going right. */
export type Cycle = readonly number[];

/** The edge between two cells side by side. */
export function edgeBetween(a: number, b: number, cols: number): number {
  return 2 * Math.min(a, b) + (Math.abs(a - b) === cols ? 1 : 0);
}

export function edgesOf(grid: Grid, cycle: Cycle): number[] {
  return cycle.map((cell, i) => edgeBetween(cell, cycle[(i + 1) % cycle.length], grid.cols));
}

/** The two cells that an edge joins. */
export function cellsBeside(edge: number, cols: number): readonly [number, number] {
  const cell = edge >> 1;
  return [cell, cell + (edge % 2 === 1 ? cols : 1)];
}

/** The cycle that edges form; undefined unless they are one loop through every open cell. */
export function cycleFrom(grid: Grid, edges: Iterable<number>): Cycle | undefined {
  const joined = new Map<number, number[]>(openCells(grid).map((cell) => [cell, []]));
  for (const edge of edges) {
    const [a, b] = cellsBeside(edge, grid.cols);
    joined.get(a)?.push(b);
    joined.get(b)?.push(a);
  }
  if ([...joined.values()].some((cells) => cells.length !== 2)) return undefined;
  const [start] = joined.keys();
  return start === undefined ? undefined : walk(joined, start);
}

function walk(joined: ReadonlyMap<number, readonly number[]>, start: number): Cycle | undefined {
  const cycle = [start];
  let [before, at] = [start, Math.min(...(joined.get(start) ?? []))];
  while (at !== start) {
    cycle.push(at);
    const [a, b] = joined.get(at) ?? [];
    [before, at] = [at, a === before ? b : a];
  }
  return cycle.length === joined.size ? cycle : undefined;
}

/** The cells where the loop changes direction. */
export function turnsOf(cycle: Cycle): Set<number> {
  const cells = cycle.length;
  return new Set(
    cycle.filter((cell, i) => {
      const before = cycle[(i + cells - 1) % cells];
      const after = cycle[(i + 1) % cells];
      return before + after !== 2 * cell;
    }),
  );
}

/** The clue that each open cell would have. */
export function valuesOf(grid: Grid, cycle: Cycle): Map<number, number> {
  const turns = turnsOf(cycle);
  return new Map(openCells(grid).map((cell) => [cell, areaOf(grid, cell).filter((other) => turns.has(other)).length]));
}

/** Indexed by the ways that a cell is joined: 1 left, 2 right, 4 up, 8 down. */
const SHAPES = '.╴╶─╵┘└┴╷┐┌┬│┤├┼';

/** Lines in one character a cell: `.` for a cell without one, `#` for a hole. */
export function printLines(grid: Grid, edges: Iterable<number>): string {
  const ways = cellsOf(grid).map(() => 0);
  for (const edge of edges) {
    const [a, b] = cellsBeside(edge, grid.cols);
    ways[a] = (ways[a] ?? 0) + (edge % 2 === 0 ? 2 : 8);
    ways[b] = (ways[b] ?? 0) + (edge % 2 === 0 ? 1 : 4);
  }
  const shapes = ways.map((way, cell) => (grid.holes.includes(cell) ? '#' : (SHAPES[way] ?? '?')));
  return printRows(grid, shapes);
}

/** Reads what `printLines` draws; the edges are in reading order. */
export function parseLines(text: string): { readonly grid: Grid; readonly edges: number[] } {
  const lines = text.trim().split(/\s*\n\s*/);
  const chars = [...lines.join('')];
  const ways = chars.map((char) => Math.max(0, SHAPES.indexOf(char)));
  const holes = [...chars.keys()].filter((cell) => chars[cell] === '#');
  const edges = ways.flatMap((way, cell) => [...(way & 2 ? [2 * cell] : []), ...(way & 8 ? [2 * cell + 1] : [])]);
  return { grid: { rows: lines.length, cols: lines[0]?.length ?? 0, holes }, edges };
}

export function printCycle(grid: Grid, cycle: Cycle): string {
  return printLines(grid, edgesOf(grid, cycle));
}

/** Reads what `printCycle` draws; undefined unless it is one loop through every cell that is no hole. */
export function parseCycle(text: string): { readonly grid: Grid; readonly cycle: Cycle | undefined } {
  const { grid, edges } = parseLines(text);
  return { grid, cycle: cycleFrom(grid, edges) };
}
