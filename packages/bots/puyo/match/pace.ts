// Durations under tsu rules and the points behind ojama, close enough for planning.

import { type Rules, RULES } from '@rensa/games/puyo';
import { powerOf } from '../kernel/index.ts';

/** Points per ojama before margin time. */
export const TARGET = RULES.tsu.attack?.target ?? 70;

const ROWS_FALLEN = 7;
const ROWS_CLOSED = 3;

/** Usual durations, in ticks. */
interface UsualTicks {
  /** From one pair to the next if it is soft-dropped and pops nothing. */
  readonly moveTicks: number;
  /** One link of a chain, including the fall after it. */
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

/** Links of a chain of `points` points if each link is four puyos. */
export function linksWorth(points: number): number {
  let links = 1;
  for (let sum = 40; sum < points; sum += 40 * powerOf(links)) links++;
  return links;
}

/** Pairs that can be set down in `ticks` ticks, including the one in hand at the end. */
export function pairsIn(ticks: number): number {
  return ticks < 0 ? 0 : 1 + Math.floor(ticks / MOVE_TICKS);
}
