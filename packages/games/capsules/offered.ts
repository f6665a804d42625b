import { matchOffersOnly, type Offered, offersOnly } from '../falling/offered.ts';
import { RULES, RULES_NAMES, SPEEDS } from './rules.ts';
import { parseSetup } from './setup.ts';
import type { Setup } from './state.ts';

const LAST = Math.max(...Object.values(RULES).map(({ lastLevel }) => lastLevel));
const LEVELS: readonly number[] = Array.from({ length: LAST + 1 }, (_, level) => level);

/** Setups that the page offers, to begin with or to try again; a single stage is for matches. */
export const OFFERED = {
  mode: ['stages', 'marathon'],
  rules: RULES_NAMES,
  level: LEVELS,
  speed: SPEEDS,
} as const satisfies Offered<Setup>;
export const isOffered = offersOnly(parseSetup, OFFERED);

/** Setups that the page offers for two: the first to clear a single stage wins. */
export const MATCH_OFFERED = { ...OFFERED, mode: ['single'] } as const satisfies Offered<Setup>;
export const isMatchOffered = matchOffersOnly(parseSetup, MATCH_OFFERED);
