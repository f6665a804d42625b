// Answers about a state for painters, pages and narrators; all of it follows from the lines.

import { areaOf, type Board } from '../board/board.ts';
import { cycleFrom } from '../board/cycle.ts';
import type { Lines } from '../board/lines.ts';
import { joinedBy, type Joined, type Path, pathsIn } from './paths.ts';
import type { ClueStatus } from './state.ts';

/** The part of a state that is on the board. */
interface Drawing {
  readonly puzzle: Board;
  readonly lines: Pick<Lines, 'drawn'>;
}

export interface ClueView {
  readonly cell: number;
  readonly value: number;
  /** Turns drawn in its area. */
  readonly turns: number;
  /** Every open cell of its area has its two lines. */
  readonly full: boolean;
  readonly status: ClueStatus;
}

export function pathsOf({ puzzle, lines }: Drawing): Path[] {
  return pathsIn(joinedBy(lines.drawn, puzzle));
}

/** Every clue in reading order. Only cells with both their lines count as turns. */
export function cluesOf({ puzzle, lines }: Drawing): ClueView[] {
  const joined = joinedBy(lines.drawn, puzzle);
  return puzzle.clues.map(({ cell, value }) => {
    const area = areaOf(puzzle, cell);
    const turns = area.filter((other) => isTurn(joined, other)).length;
    const full = area.every((other) => joined.get(other)?.length === 2);
    return { cell, value, turns, full, status: statusOf(value, turns, full) };
  });
}

/** A 0 has its turns from the start, so it is met only once nothing in its area can change any more. */
function statusOf(value: number, turns: number, full: boolean): ClueStatus {
  if (turns > value) return 'exceeded';
  if (turns === value) return value > 0 || full ? 'met' : 'neutral';
  return full ? 'short' : 'neutral';
}

function isTurn(joined: Joined, cell: number): boolean {
  const [a, b] = joined.get(cell) ?? [];
  return a !== undefined && b !== undefined && a + b !== 2 * cell;
}

/** Is there one loop through every cell, be it the right one or not? */
export function isComplete({ puzzle, lines }: Drawing): boolean {
  const open = puzzle.rows * puzzle.cols - puzzle.holes.length;
  return lines.drawn.length === open && cycleFrom(puzzle, lines.drawn) !== undefined;
}

/** Loops that leave cells out. */
export function earlyLoops(drawing: Drawing): Path[] {
  return isComplete(drawing) ? [] : pathsOf(drawing).filter(({ closed }) => closed);
}

/** The cells of the clues that a complete loop does not meet; none while it is not complete. */
export function unmet(drawing: Drawing): number[] {
  if (!isComplete(drawing)) return [];
  return cluesOf(drawing)
    .filter(({ status }) => status !== 'met')
    .map(({ cell }) => cell);
}
