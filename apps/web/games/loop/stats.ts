import { LEVEL_NAMES, type LevelName } from '@rensa/games/loop';
import type { SolveResult } from './results.ts';

export interface LevelStats {
  readonly level: LevelName;
  readonly solved: number;
  /** Of those solved without a look at the solution; undefined when there are none. */
  readonly own: { readonly bestTicks: number; readonly meanTicks: number; readonly fewestMoves: number } | undefined;
}

export function statsOf(results: readonly SolveResult[]): readonly LevelStats[] {
  return LEVEL_NAMES.map((level) => {
    const all = results.filter((result) => result.level === level);
    const own = all.filter(({ seen }) => !seen);
    return { level, solved: all.length, own: own.length === 0 ? undefined : summary(own) };
  });
}

function summary(own: readonly SolveResult[]): LevelStats['own'] {
  const ticks = own.map((result) => result.ticks);
  return {
    bestTicks: Math.min(...ticks),
    meanTicks: Math.round(ticks.reduce((sum, each) => sum + each, 0) / ticks.length),
    fewestMoves: Math.min(...own.map(({ moves }) => moves)),
  };
}
