// Setups that a page offers. More can be played than that: single options that differ from the ruleset's own, for one.

import { boardSetup, hash, parseDuelSetup } from '@rensa/engine';

/** The values that can be chosen for each key; what is not listed is as it is in a setup that does not name it. */
export type Offered<Setup> = { readonly [K in keyof Setup]?: readonly Setup[K][] };

/** A function that says whether some value is a setup with nothing but these choices. */
export function offersOnly<Setup extends object>(
  parseSetup: (raw: unknown) => Setup,
  offered: Offered<Setup>,
): (raw: unknown) => boolean {
  const keys: (keyof Setup)[] = [];
  for (const key in offered) keys.push(key);
  return (raw) => {
    try {
      const setup = parseSetup(raw);
      const chosen = Object.fromEntries(keys.map((key) => [key, setup[key]]));
      return keys.every((key) => offered[key]?.includes(setup[key])) && hash(parseSetup(chosen)) === hash(setup);
    } catch {
      return false;
    }
  };
}

/** The same for the setup of a match, with any handicap. */
export function matchOffersOnly<Setup extends object>(
  parseSetup: (raw: unknown) => Setup,
  offered: Offered<Setup>,
): (raw: unknown) => boolean {
  const isOffered = offersOnly(parseSetup, offered);
  return (raw) => {
    try {
      return isOffered(boardSetup(parseDuelSetup(parseSetup, raw)));
    } catch {
      return false;
    }
  };
}
