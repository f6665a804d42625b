// How long falls take that neither the player nor a pop has set off: what comes apart from a pair, and ojama.

import { fallTicks } from '../falling/fall.ts';
import type { Rules } from './rules.ts';

/** How long a fall over so many rows takes that begins from rest. */
export function freeFallTicks(rows: number, rules: Rules): number {
  const table = rules.freeFallTicks;
  if (table === null) return fallTicks(rows, rules);
  const beyond = Math.max(0, rows - table.length);
  return table[Math.min(rows, table.length) - 1] + beyond * rules.fallTicks;
}

/** How long so many ojama rest once they have landed. */
export function ojamaLandTicks(count: number, { ojamaLanding, landTicks }: Rules): number {
  if (ojamaLanding === null) return landTicks;
  const { few, fewTicks, some, someTicks, manyTicks } = ojamaLanding;
  if (count <= few) return fewTicks;
  return count <= some ? someTicks : manyTicks;
}
