// The cells of a loop that get a clue: enough that reasoning about one area at a time finds the loop, and no more than a
// wanted share of the cells where that can be had.

import { shuffle } from '@rensa/engine';
import { type Area, areaAround, deduce, surveyOf } from '../solve/area.ts';
import { areaOf, type Clue, type Grid, openCells } from '../board/board.ts';
import { type Cycle, valuesOf } from '../board/cycle.ts';
import { type Lattice, latticeOf } from '../solve/lattice.ts';
import { emptyPartial, isComplete, type PartialLoop } from '../solve/partial.ts';

export interface ClueSet {
  /** In reading order; undefined if even a clue in every cell leaves something open. */
  readonly clues: readonly Clue[] | undefined;
  readonly rng: number;
}

/** `percent` of the open cells is the size aimed at. */
export function chooseClues(grid: Grid, cycle: Cycle, percent: number, rng: number): ClueSet {
  const lattice = latticeOf(grid);
  const areas = allAreas(lattice, cycle);
  const mixed = shuffle(openCells(grid), rng);
  const wanted = Math.round((lattice.total * percent) / 100);
  const chosen = completed(lattice, areas, mixed.items, spread(grid, mixed.items, wanted));
  if (chosen === undefined) return { clues: undefined, rng: mixed.rng };
  prune(lattice, areas, chosen, wanted);
  return { clues: pick(areas, chosen).flatMap((area) => area?.clue ?? []), rng: mixed.rng };
}

/** By cell, the area that a clue there would have. */
function allAreas(lattice: Lattice, cycle: Cycle): (Area | undefined)[] {
  const areas = Array.from(lattice.open, (): Area | undefined => undefined);
  for (const [cell, value] of valuesOf(lattice.grid, cycle)) areas[cell] = areaAround(lattice, { cell, value });
  return areas;
}

/** Cells whose areas cover the board, each the one that covers most that is still bare, and further ones up to `wanted`. */
function spread(grid: Grid, order: readonly number[], wanted: number): Set<number> {
  const bare = new Set(order);
  const chosen = new Set<number>();
  while (bare.size > 0) {
    const next = most(order, (cell) => areaOf(grid, cell).filter((other) => bare.has(other)).length);
    chosen.add(next);
    for (const cell of areaOf(grid, next)) bare.delete(cell);
  }
  for (const cell of order) if (chosen.size < wanted) chosen.add(cell);
  return chosen;
}

/** The first of those that count most. */
function most(cells: readonly number[], count: (cell: number) => number): number {
  let [best, bestCount] = [-1, -1];
  for (const cell of cells) {
    const now = count(cell);
    if (now > bestCount) [best, bestCount] = [cell, now];
  }
  return best;
}

/** Adds clues until the loop can be found, each where most is undecided; undefined if none are left to add. */
function completed(
  lattice: Lattice,
  areas: readonly (Area | undefined)[],
  order: readonly number[],
  chosen: Set<number>,
): Set<number> | undefined {
  const partial = emptyPartial(lattice);
  const active = pick(areas, chosen);
  const survey = surveyOf(active);
  for (;;) {
    if (!deduce(partial, survey)) throw new Error('the clues of a loop contradict it');
    if (isComplete(partial)) return chosen;
    const rest = order.filter((cell) => !chosen.has(cell));
    if (rest.length === 0) return undefined;
    const next = most(rest, (cell) => undecidedAround(partial, cell));
    chosen.add(next);
    active[next] = areas[next];
    survey.queue.push(next);
    survey.stale[next] = 1;
  }
}

function undecidedAround({ lattice, left }: PartialLoop, cell: number): number {
  return areaOf(lattice.grid, cell).filter((other) => left[other] > 0).length;
}

function pick(areas: readonly (Area | undefined)[], chosen: ReadonlySet<number>): (Area | undefined)[] {
  return areas.map((area, cell) => (chosen.has(cell) ? area : undefined));
}

/** Takes away clues that are not needed, the last first, while there are more than wanted: those that cover the board stay. */
function prune(lattice: Lattice, areas: readonly (Area | undefined)[], chosen: Set<number>, wanted: number): void {
  for (const cell of [...chosen].toReversed()) {
    if (chosen.size <= wanted) return;
    chosen.delete(cell);
    if (!isSolvable(lattice, pick(areas, chosen))) chosen.add(cell);
  }
}

function isSolvable(lattice: Lattice, areas: readonly (Area | undefined)[]): boolean {
  const partial = emptyPartial(lattice);
  return deduce(partial, surveyOf(areas)) && isComplete(partial);
}
