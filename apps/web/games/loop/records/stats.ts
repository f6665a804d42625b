import { isOwn, type SolveResult } from './results.ts';

/** What was solved on boards of one size. */
export interface SizeStats {
  /** As in the name of a puzzle. */
  readonly size: string;
  readonly solved: number;
  /** With a look at the solution. */
  readonly seen: number;
  /** Of those solved without hints and without the solution; undefined when there are none. */
  readonly own: { readonly bestTicks: number; readonly meanTicks: number; readonly fewestMoves: number } | undefined;
}

/** From the smallest board to the largest. */
export function statsOf(results: readonly SolveResult[]): readonly SizeStats[] {
  const sizes = [...new Set(results.map(({ size }) => size))].toSorted(
    (a, b) => cellsOf(a) - cellsOf(b) || (a < b ? -1 : 1),
  );
  return sizes.map((size) => {
    const all = results.filter((result) => result.size === size);
    const own = all.filter(isOwn);
    const seen = all.filter((result) => result.seen).length;
    return { size, solved: all.length, seen, own: own.length === 0 ? undefined : summary(own) };
  });
}

function cellsOf(size: string): number {
  const [rows = 0, cols = 0, holes = 0] = size.split(/[x-]/).map(Number);
  return rows * cols - holes;
}

function summary(own: readonly SolveResult[]): SizeStats['own'] {
  const ticks = own.map((result) => result.ticks);
  return {
    bestTicks: Math.min(...ticks),
    meanTicks: Math.round(ticks.reduce((sum, each) => sum + each, 0) / ticks.length),
    fewestMoves: Math.min(...own.map(({ moves }) => moves)),
  };
}
