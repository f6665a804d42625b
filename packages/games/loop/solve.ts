// The solver: deduces what it can, guesses an edge, and goes on, until it has found as many solutions as were asked for.

import { areasOf, copySurvey, deduce, type Survey, surveyOf } from './area.ts';
import { type Board, whyNone } from './board.ts';
import { type Cycle, cycleFrom } from './cycle.ts';
import { copySides, deduceSides, type Sides, sidesOf } from './inside.ts';
import { type Lattice, latticeOf, NO_EDGE } from './lattice.ts';
import {
  blankSketch,
  copySketch,
  CROSSED,
  decide,
  DRAWN,
  drawnEdges,
  isComplete,
  type Sketch,
  UNKNOWN,
} from './sketch.ts';

export interface Solved {
  /** How many loops meet every clue, counted up to the limit. */
  readonly solutions: number;
  /** There are more than the limit. */
  readonly capped: boolean;
  /** The first that was found. */
  readonly solution: Cycle | undefined;
  /** Why there are none, where a glance at the grid tells. */
  readonly reason?: string;
}

export function solve(board: Board, limit = 2): Solved {
  const reason = whyNone(board);
  if (reason !== undefined) return { solutions: 0, capped: false, solution: undefined, reason };
  let solution: Cycle | undefined;
  const found = search(startOf(board), limit + 1, (sketch) => (solution ??= cycleFrom(board, drawnEdges(sketch))));
  return { solutions: Math.min(found, limit), capped: found > limit, solution };
}

/** Whether exactly one loop meets every clue. */
export function isUnique(board: Board): boolean {
  return whyNone(board) === undefined && search(startOf(board), 2, () => {}) === 1;
}

interface Position {
  readonly sketch: Sketch;
  readonly survey: Survey;
  readonly sides: Sides;
  /** Where to guess first: cells with many clues around, and cells where guesses have failed. One for the whole search. */
  readonly weight: Int32Array;
}

function startOf(board: Board): Position {
  const lattice = latticeOf(board);
  return {
    sketch: blankSketch(lattice),
    survey: surveyOf(areasOf(lattice, board)),
    sides: sidesOf(lattice),
    weight: weights(lattice, board),
  };
}

function weights(lattice: Lattice, board: Board): Int32Array {
  const weight = new Int32Array(lattice.open.length);
  for (const { cell } of board.clues) {
    for (const other of lattice.near[cell] ?? []) weight[other] = (weight[other] as number) + 1;
  }
  return weight;
}

/** How many solutions were found, at most `wanted`; each is shown to `visit`. */
function search(position: Position, wanted: number, visit: (sketch: Sketch) => void): number {
  let found = 0;
  for (const stack = [position]; stack.length > 0 && found < wanted;) {
    const top = stack.pop() as Position;
    if (!deduceAll(top)) {
      bump(top);
      continue;
    }
    if (isComplete(top.sketch)) {
      found++;
      visit(top.sketch);
      continue;
    }
    const edge = edgeToGuess(top);
    const guess = copyOf(top);
    if (decide(top.sketch, edge, CROSSED)) stack.push(top);
    if (decide(guess.sketch, edge, DRAWN)) stack.push(guess);
  }
  return found;
}

/** A guess failed here: the cells around are where the next ones will soon tell. */
function bump({ sketch, weight }: Position): void {
  for (const cell of sketch.lattice.near[sketch.clash] ?? []) weight[cell] = (weight[cell] as number) + 1;
}

function copyOf({ sketch, survey, sides, weight }: Position): Position {
  return { sketch: copySketch(sketch), survey: copySurvey(survey), sides: copySides(sides), weight };
}

function deduceAll({ sketch, survey, sides }: Position): boolean {
  for (;;) {
    if (!deduce(sketch, survey)) return false;
    const before = sketch.decided.length;
    if (!deduceSides(sketch, sides)) return false;
    if (sketch.decided.length === before) return true;
  }
}

/** An edge at the end of a chain, where the fewest ways are left; among those, where most clues look. */
function edgeToGuess({ sketch, weight }: Position): number {
  const { drawn, left, lattice } = sketch;
  let [best, bestRank] = [NO_EDGE, Infinity];
  for (let cell = 0; cell < left.length; cell++) {
    if (left[cell] === 0) continue;
    const rank = 1000 * ((left[cell] as number) - 2 * (drawn[cell] as number)) - (weight[cell] as number);
    if (rank < bestRank) [best, bestRank] = [cell, rank];
  }
  const ways = lattice.around.subarray(4 * best, 4 * best + 4);
  return ways.find((edge) => edge !== NO_EDGE && sketch.edges[edge] === UNKNOWN) as number;
}
