// Lines as paths: which cells are joined to which, and the chains and loops that they form.

import type { Grid } from '../board/board.ts';
import { cellsBeside } from '../board/cycle.ts';

/** The cells that each cell is joined to by a line. Cells without a line are absent. */
export type Joined = ReadonlyMap<number, readonly number[]>;

/** A chain from end to end, or a loop from any of its cells. */
export interface Path {
  readonly cells: readonly number[];
  readonly closed: boolean;
}

export function joinedBy(edges: Iterable<number>, { cols }: Grid): Joined {
  const joined = new Map<number, number[]>();
  const add = (from: number, to: number): void => {
    const others = joined.get(from);
    if (others === undefined) joined.set(from, [to]);
    else others.push(to);
  };
  for (const edge of edges) {
    const [a, b] = cellsBeside(edge, cols);
    add(a, b);
    add(b, a);
  }
  return joined;
}

/** Every path, chains first, each from its lower end; a loop from its lowest cell toward its lower neighbor. */
export function pathsIn(joined: Joined): Path[] {
  const seen = new Set<number>();
  const cells = [...joined.keys()].toSorted((a, b) => a - b);
  const take = (start: number, closed: boolean): Path[] => {
    if (seen.has(start)) return [];
    const path = [start, ...walk(joined, start, Math.min(...(joined.get(start) ?? [])))];
    for (const cell of path) seen.add(cell);
    return [{ cells: path, closed }];
  };
  const ends = cells.filter((cell) => joined.get(cell)?.length === 1);
  return [...ends.flatMap((cell) => take(cell, false)), ...cells.flatMap((cell) => take(cell, true))];
}

/** The cells that follow when one goes from a cell to a neighbor and on, until the path ends or comes back. */
export function walk(joined: Joined, start: number, next: number): number[] {
  const cells: number[] = [];
  let [before, at]: [number, number | undefined] = [start, next];
  while (at !== undefined && at !== start) {
    cells.push(at);
    const from: number = before;
    before = at;
    at = joined.get(at)?.find((cell) => cell !== from);
  }
  return cells;
}
