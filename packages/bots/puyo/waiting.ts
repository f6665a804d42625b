// What it is worth to wait.

import { chanceOf, chanceOfChains } from './outcome.ts';
import type { Situation } from './situation.ts';
import { burdened, worthOf } from './stock.ts';
import { survival } from './threat.ts';

/** From so few free cells on chains count more than puyos, it counts who has to fire first, and waiting takes its toll. */
const CROWDED = 20;
const HURRY = 0.02;
const MAX_HURRY = 0.3;
const TIGHT = 0.005;
/** The pair in hand is not on the board yet. */
const PAIR = 2;

/** The chance while nothing happens, with a field that promises so much: one half while both have the same. */
export function chanceToWait({ own, rival, balance, target }: Situation, promise: number): number {
  const theirs = worthOf(rival.stock) - Math.max(0, balance / target);
  const crowd = Math.max(0, CROWDED - Math.min(own.free, rival.stock.free)) / CROWDED;
  const hurry = crowd * Math.min(MAX_HURRY, Math.max(-MAX_HURRY, HURRY * (own.free - rival.stock.free)));
  const byStock = chanceOf(worthOf(own) + PAIR, theirs);
  const byChains = chanceOfChains(promise, rival.answers[rival.answers.length - 1]);
  return byStock + crowd * (byChains - byStock) + hurry - TIGHT * Math.max(0, CROWDED - own.free);
}

/** What of a chance is left when all that is coming has fallen. */
export function bearable({ balance, target, board, own }: Situation): number {
  const ojama = Math.ceil(-balance / target);
  return survival(board, ojama) * burdened(own, ojama);
}
