import { matchOffersOnly, type Offered, offersOnly } from '../falling/offered.ts';
import { RULES, RULES_NAMES } from './rules.ts';
import { parseSetup } from './setup.ts';
import { MODES, type Setup } from './state.ts';

/** Setups that the page offers. */
export const OFFERED = { mode: MODES, rules: RULES_NAMES, colors: [3, 4, 5] } as const satisfies Offered<Setup>;
export const isOffered = offersOnly(parseSetup, OFFERED);

/** Under some rulesets boards cannot fight. */
const FIGHTING = RULES_NAMES.filter((name) => RULES[name].attack !== null);

/** Setups that the page offers for two. */
export const MATCH_OFFERED = {
  mode: ['endless'],
  rules: FIGHTING,
  colors: [3, 4, 5],
} as const satisfies Offered<Setup>;
export const isMatchOffered = matchOffersOnly(parseSetup, MATCH_OFFERED);
