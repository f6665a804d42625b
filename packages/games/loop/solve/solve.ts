// The solver: deduces what it can, guesses an edge, and goes on, until it has found as many solutions as were asked for.

import { areasOf, copySurvey, deduce, type Survey, surveyOf } from './area.ts';
import { type Board, whyNone } from '../board/board.ts';
import { type Cycle, cycleFrom } from '../board/cycle.ts';
import { copySides, deduceSides, type Sides, sidesOf } from './inside.ts';
import { type Lattice, latticeOf, NO_EDGE } from './lattice.ts';
import {
  copyPartial,
  CROSSED,
  decide,
  DRAWN,
  drawnEdges,
  emptyPartial,
  isComplete,
  type PartialLoop,
  UNKNOWN,
} from './partial.ts';

export interface Solved {
  /** Loops that meet every clue, counted up to the limit. */
  readonly solutions: number;
  /** There are more than the limit. */
  readonly capped: boolean;
  /** The first that was found. */
  readonly solution: Cycle | undefined;
  /** Why there are none, if the grid alone shows it. */
  readonly reason?: string;
}

/** Throws if it takes more guesses than these: a board that was not made to be solved can take very long. */
export function solve(board: Board, limit = 2, guesses = Infinity): Solved {
  const reason = whyNone(board);
  if (reason !== undefined) return { solutions: 0, capped: false, solution: undefined, reason };
  let solution: Cycle | undefined;
  const visit = (partial: PartialLoop): void => void (solution ??= cycleFrom(board, drawnEdges(partial)));
  const found = search(startOf(board), { wanted: limit + 1, guesses }, visit);
  return { solutions: Math.min(found, limit), capped: found > limit, solution };
}

/** Returns whether exactly one loop meets every clue. */
export function isUnique(board: Board): boolean {
  return whyNone(board) === undefined && search(startOf(board), { wanted: 2, guesses: Infinity }, () => {}) === 1;
}

interface Position {
  readonly partial: PartialLoop;
  readonly survey: Survey;
  readonly sides: Sides;
  /** Cells to guess at first: those with many clues around, and those where guesses have failed. One for the whole search. */
  readonly weight: Int32Array;
}

function startOf(board: Board): Position {
  const lattice = latticeOf(board);
  return {
    partial: emptyPartial(lattice),
    survey: surveyOf(areasOf(lattice, board)),
    sides: sidesOf(lattice),
    weight: weights(lattice, board),
  };
}

function weights(lattice: Lattice, board: Board): Int32Array {
  const weight = new Int32Array(lattice.open.length);
  for (const { cell } of board.clues) {
    for (const other of lattice.near[cell] ?? []) weight[other]++;
  }
  return weight;
}

interface SearchLimits {
  /** Solutions that are enough. */
  readonly wanted: number;
  /** More guesses than these are too many. */
  readonly guesses: number;
}

/** Number of solutions found; each is shown to `visit`. */
function search(position: Position, limits: SearchLimits, visit: (partial: PartialLoop) => void): number {
  let [found, guesses] = [0, 0];
  const stack = [position];
  for (let top = stack.pop(); top !== undefined && found < limits.wanted; top = stack.pop()) {
    if (!deduceAll(top)) {
      bump(top);
      continue;
    }
    if (isComplete(top.partial)) {
      found++;
      visit(top.partial);
      continue;
    }
    if (++guesses > limits.guesses) throw new Error(`this board takes more than ${limits.guesses} guesses to solve`);
    const edge = edgeToGuess(top);
    const guess = copyOf(top);
    if (decide(top.partial, edge, CROSSED)) stack.push(top);
    if (decide(guess.partial, edge, DRAWN)) stack.push(guess);
  }
  return found;
}

/** A guess failed here: the cells around are where the next guesses will soon fail or succeed. */
function bump({ partial, weight }: Position): void {
  for (const cell of partial.lattice.near[partial.clash] ?? []) weight[cell]++;
}

function copyOf({ partial, survey, sides, weight }: Position): Position {
  return { partial: copyPartial(partial), survey: copySurvey(survey), sides: copySides(sides), weight };
}

function deduceAll({ partial, survey, sides }: Position): boolean {
  for (;;) {
    if (!deduce(partial, survey)) return false;
    const before = partial.decided.length;
    if (!deduceSides(partial, sides)) return false;
    if (partial.decided.length === before) return true;
  }
}

/** An edge at the end of a chain, where the fewest ways are left; among those, where most clues look. */
function edgeToGuess({ partial, weight }: Position): number {
  const { drawn, left, lattice } = partial;
  let [best, bestRank] = [NO_EDGE, Infinity];
  for (let cell = 0; cell < left.length; cell++) {
    if (left[cell] === 0) continue;
    const rank = 1000 * (left[cell] - 2 * drawn[cell]) - weight[cell];
    if (rank < bestRank) [best, bestRank] = [cell, rank];
  }
  const ways = lattice.around.subarray(4 * best, 4 * best + 4);
  return ways.find((edge) => edge !== NO_EDGE && partial.edges[edge] === UNKNOWN) ?? NO_EDGE;
}
