// How long things take under tsu rules, and how points turn into ojama, near enough for plans.

import { RULES } from '@rensa/games/puyo';
import { powerOf } from './kernel/index.ts';

const { attack, fallTicks, gravityTicks, landTicks, popTicks, softDivisor, spawnTicks } = RULES.tsu;

/** Points for one ojama, as long as no margin time has passed. */
export const TARGET = attack?.target ?? 70;

const ROWS_FALLEN = 7;
const ROWS_CLOSED = 3;

/** From one pair to the next when it is dropped softly and pops nothing. */
export const MOVE_TICKS = spawnTicks + landTicks + (ROWS_FALLEN * gravityTicks) / softDivisor;

/** One link of a chain: shown, and what it held up has fallen. */
export const LINK_TICKS = popTicks + landTicks + ROWS_CLOSED * fallTicks;

/** How many links a chain of so many points has when each of them is four puyos. */
export function linksWorth(points: number): number {
  let links = 1;
  for (let sum = 40; sum < points; sum += 40 * powerOf(links)) links++;
  return links;
}

/** How many pairs can be set down in so many ticks; the one that is in hand when they end counts. */
export function pairsIn(ticks: number): number {
  return ticks < 0 ? 0 : 1 + Math.floor(ticks / MOVE_TICKS);
}
