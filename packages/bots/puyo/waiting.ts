// What it is worth to wait.

import { chanceByMaterial, chanceByChains } from './outcome.ts';
import type { Situation } from './situation.ts';
import { shareKept, worthOf } from './material.ts';
import { survivalChance } from './threat.ts';

/** From so few free cells on chains count more than puyos, it counts who has to fire first, and waiting takes its toll. */
const CROWDED_CELLS = 20;
const HURRY_PER_CELL = 0.02;
const MAX_HURRY = 0.3;
const COST_PER_CELL = 0.005;
/** The pair in hand is not on the board yet. */
const PAIR_PUYOS = 2;

/** The chance while nothing happens, with a field that promises so much: one half while both have the same. */
export function chanceToWait({ own, rival, balance, target }: Situation, promise: number): number {
  const rivalWorth = worthOf(rival.material) - Math.max(0, balance / target);
  const crowd = Math.max(0, CROWDED_CELLS - Math.min(own.free, rival.material.free)) / CROWDED_CELLS;
  const hurry = crowd * Math.min(MAX_HURRY, Math.max(-MAX_HURRY, HURRY_PER_CELL * (own.free - rival.material.free)));
  const byStock = chanceByMaterial(worthOf(own) + PAIR_PUYOS, rivalWorth);
  const byChains = chanceByChains(promise, rival.answers[rival.answers.length - 1]);
  return byStock + crowd * (byChains - byStock) + hurry - COST_PER_CELL * Math.max(0, CROWDED_CELLS - own.free);
}

/** What of a chance is left when all that is coming has fallen. */
export function shareAfterFall({ balance, target, board, own }: Situation): number {
  const ojama = Math.ceil(-balance / target);
  return survivalChance(board, ojama) * shareKept(own, ojama);
}
