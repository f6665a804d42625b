// How long things take under tsu rules, and how points turn into ojama, close enough for planning.

import { type Rules, RULES } from '@rensa/games/puyo';
import { powerOf } from './kernel/index.ts';

/** Points for one ojama, as long as no margin time has passed. */
export const TARGET = RULES.tsu.attack?.target ?? 70;

const ROWS_FALLEN = 7;
const ROWS_CLOSED = 3;

/** How long things usually take. */
interface UsualTicks {
  /** From one pair to the next when it is dropped softly and pops nothing. */
  readonly moveTicks: number;
  /** One link of a chain: shown, and what it held up has fallen. */
  readonly linkTicks: number;
}

export function usualTicks(rules: Rules): UsualTicks {
  const { fallTicks, gravityTicks, landTicks, popTicks, settleTicks, pauseTicks, softDivisor, spawnTicks } = rules;
  return {
    moveTicks: spawnTicks + landTicks + Math.round((ROWS_FALLEN * gravityTicks) / softDivisor),
    linkTicks: popTicks + pauseTicks + Math.max(settleTicks, landTicks + ROWS_CLOSED * fallTicks),
  };
}

export const { moveTicks: MOVE_TICKS, linkTicks: LINK_TICKS } = usualTicks(RULES.tsu);

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
