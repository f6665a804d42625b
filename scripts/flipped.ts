// Loaded before the tests of a `check:rules` run: changes the one option that this run is about.

import { RULES as CAPSULES } from '@rensa/games/capsules';
import { RULES as GEMS } from '@rensa/games/gems';
import { RULES as PUYO } from '@rensa/games/puyo';
import type { Flip } from './flip.ts';

const TABLES: Readonly<Record<string, object>> = { capsules: CAPSULES, gems: GEMS, puyo: PUYO };

const flip = JSON.parse(process.env['RENSA_FLIP'] ?? 'null') as Flip | null;
if (flip !== null) {
  const path = [flip.rules, ...flip.path];
  const last = path.pop() as string;
  const record = path.reduce(
    (node, key) => (node as Record<string, object>)[key] as object,
    TABLES[flip.game] as object,
  );
  (record as Record<string, unknown>)[last] = flip.value;
}
