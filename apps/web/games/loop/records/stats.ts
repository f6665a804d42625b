import { isUnaided, type SolveResult } from './results.ts';

/** Statistics of one size of board. */
export interface SizeStats {
  /** Size as in the name of a puzzle: `7x7-1`. */
  readonly size: string;
  readonly solved: number;
  /** Solved puzzles of which the player saw the solution. */
  readonly seen: number;
  /** Figures of the puzzles solved unaided; undefined when there are none. */
  readonly unaided:
    | { readonly bestTicks: number; readonly meanTicks: number; readonly fewestMoves: number }
    | undefined;
}

/** Statistics per size, from the smallest board to the largest. */
export function statsOf(results: readonly SolveResult[]): readonly SizeStats[] {
  const sizes = [...new Set(results.map(({ size }) => size))].toSorted(
    (a, b) => cellsOf(a) - cellsOf(b) || (a < b ? -1 : 1),
  );
  return sizes.map((size) => {
    const all = results.filter((result) => result.size === size);
    const unaided = all.filter(isUnaided);
    const seen = all.filter((result) => result.seen).length;
    return { size, solved: all.length, seen, unaided: unaided.length === 0 ? undefined : summary(unaided) };
  });
}

function cellsOf(size: string): number {
  const [rows = 0, cols = 0, holes = 0] = size.split(/[x-]/).map(Number);
  return rows * cols - holes;
}

function summary(results: readonly SolveResult[]): SizeStats['unaided'] {
  const ticks = results.map((result) => result.ticks);
  return {
    bestTicks: Math.min(...ticks),
    meanTicks: Math.round(ticks.reduce((sum, each) => sum + each, 0) / ticks.length),
    fewestMoves: Math.min(...results.map(({ moves }) => moves)),
  };
}
