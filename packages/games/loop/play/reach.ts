// The way around, for a pen that cannot go straight: shortest, through empty cells where that can be, then with the
// fewest turns, then sideways before up and down.

import { type Grid, isOpen, neighborsOf } from '../board/board.ts';
import type { Joined } from './paths.ts';
import { STEPS, type InputWork } from './work.ts';

export interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Cells from the one after `from` to `to`; undefined if there is no way but through lines or holes. */
export function reach(grid: Grid, joined: Joined, { from, to }: Ends, work: InputWork): number[] | undefined {
  if (!isOpen(grid, to)) return undefined;
  work.steps += STEPS.reach;
  for (const most of [0, 1]) {
    const isFree = (cell: number): boolean => cell === from || (joined.get(cell)?.length ?? 0) <= most;
    const steps = stepsTo(grid, to, isFree);
    if (steps.has(from)) return straightest(grid, steps, from, to);
  }
  return undefined;
}

/** The distance of each free cell from `to`. */
function stepsTo(grid: Grid, to: number, isFree: (cell: number) => boolean): Map<number, number> {
  const steps = new Map([[to, 0]]);
  for (const [cell, far] of steps) {
    for (const next of neighborsOf(grid, cell)) {
      if (isOpen(grid, next) && isFree(next) && !steps.has(next)) steps.set(next, far + 1);
    }
  }
  return steps;
}

function straightest(grid: Grid, steps: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const known = new Map<string, BestPath>();
  const best = (cell: number, heading: number): BestPath => {
    if (cell === to) return { turns: 0, next: undefined };
    const key = `${cell} ${heading}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let way: BestPath = { turns: Infinity, next: undefined };
    const left = steps.get(cell) ?? 0;
    for (const next of neighborsOf(grid, cell)) {
      if (steps.get(next) !== left - 1) continue;
      const bend = heading === 0 || heading === next - cell ? 0 : 1;
      const turns = bend + best(next, next - cell).turns;
      if (turns < way.turns) way = { turns, next };
    }
    known.set(key, way);
    return way;
  };
  const cells: number[] = [];
  let [at, heading] = [from, 0];
  for (let next = best(at, heading).next; next !== undefined; next = best(at, heading).next) {
    [at, heading] = [next, next - at];
    cells.push(next);
  }
  return cells;
}

interface BestPath {
  readonly turns: number;
  readonly next: number | undefined;
}
