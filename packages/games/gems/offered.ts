import { type Offered, offersOnly } from '../falling/offered.ts';
import { RULES_NAMES } from './rules.ts';
import { parseSetup } from './setup.ts';
import { MODES, type Setup } from './state.ts';

/** What the page offers. */
export const OFFERED = { mode: MODES, rules: RULES_NAMES } as const satisfies Offered<Setup>;
export const isOffered = offersOnly(parseSetup, OFFERED);
