import type { StoredKind } from '../../base/storage/kinds.ts';
import { LAB_FIELDS } from './lab/stored.ts';
import { MADE_PUZZLES } from './nazo/puzzle/made.ts';
import { NAZO_RESULTS } from './nazo/puzzle/results.ts';
import { PRACTICE_BOT } from './practice/level.ts';
import { PRACTICE } from './practice/stored.ts';

/** Everything that the tools store. */
export const TOOL_KINDS: readonly StoredKind[] = [LAB_FIELDS, MADE_PUZZLES, NAZO_RESULTS, PRACTICE_BOT, PRACTICE];
