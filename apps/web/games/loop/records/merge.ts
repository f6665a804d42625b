// How results and drawings of Loop are joined with those of a file.

import { type StoredRule, storedRule } from '../../../base/storage/merge.ts';
import { parseResults, type SolveResult } from './results.ts';

/** Each puzzle once: the first solution counts, whichever browser it was in. */
function firstSolutions(mine: readonly SolveResult[], theirs: readonly SolveResult[]): readonly SolveResult[] {
  const first = new Map(mine.map((result) => [result.id, result]));
  for (const result of theirs) {
    const known = first.get(result.id);
    if (known === undefined || result.solved < known.solved) first.set(result.id, result);
  }
  return [...first.values()];
}

export const LOOP_RULES: readonly StoredRule[] = [storedRule(/^loop-game:results$/, parseResults, firstSolutions)];
