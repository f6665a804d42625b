// The chance of waiting.

import { shareKept, worthOf } from './material.ts';
import { chanceByChains, chanceByMaterial } from './outcome.ts';
import type { Situation } from './situation.ts';
import { survivalChance } from './threat.ts';

/** Free cells. With fewer, chains count more than puyos, the side with less room must fire first, and waiting costs. */
const CROWDED_CELLS = 20;
const HURRY_PER_CELL = 0.02;
const MAX_HURRY = 0.3;
const COST_PER_CELL = 0.005;
/** The pair in hand is not on the board yet. */
const PAIR_PUYOS = 2;

/**
 * The chance while nothing happens, with a field that promises `promise` points. It is one half while both sides have
 * the same.
 */
export function chanceToWait({ own, rival, balance, target }: Situation, promise: number): number {
  const rivalWorth = worthOf(rival.material) - Math.max(0, balance / target);
  const crowd = Math.max(0, CROWDED_CELLS - Math.min(own.free, rival.material.free)) / CROWDED_CELLS;
  const hurry = crowd * Math.min(MAX_HURRY, Math.max(-MAX_HURRY, HURRY_PER_CELL * (own.free - rival.material.free)));
  const byStock = chanceByMaterial(worthOf(own) + PAIR_PUYOS, rivalWorth);
  const byChains = chanceByChains(promise, rival.answers[rival.answers.length - 1]);
  return byStock + crowd * (byChains - byStock) + hurry - COST_PER_CELL * Math.max(0, CROWDED_CELLS - own.free);
}

/** Share of a chance that is left after everything under way has fallen. */
export function shareAfterFall({ balance, target, board, own }: Situation): number {
  const ojama = Math.ceil(-balance / target);
  return survivalChance(board, ojama) * shareKept(own, ojama);
}
