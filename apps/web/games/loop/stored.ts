import type { StoredKind } from '../../base/storage/kinds.ts';
import { LOOP_OPTIONS } from './board/options.ts';
import { DRAWINGS } from './puzzle/save.ts';
import { SOLVE_RESULTS } from './records/results.ts';

/** Everything that Loop stores. */
export const LOOP_KINDS: readonly StoredKind[] = [LOOP_OPTIONS, DRAWINGS, SOLVE_RESULTS];
