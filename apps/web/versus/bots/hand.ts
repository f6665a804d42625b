// What a hand presses for a bot. To find the way takes a while, so the worker does it: from the state in which the bot was
// asked, for a hand that presses nothing before its reaction is over.

import type { Pace } from '@rensa/bots/bot';
import { fields, type Input, listOf, whole } from '@rensa/engine';

export interface Hand {
  readonly state: unknown;
  readonly pace: Pace;
}

const MOST_TICKS = 10_000;
const MOST_INPUT = 255;
const check = fields({}, { presses: listOf(whole(0, MOST_INPUT), 0, MOST_TICKS) });

/** Reads the presses of an answer, one per tick; undefined where it has none. Throws on anything else. */
export function readPresses(raw: unknown): readonly Input[] | undefined {
  return check(raw, 'the answer').presses;
}

/** What is left to press so many ticks later; undefined where something should have been pressed meanwhile. */
export function pressesFrom(presses: readonly Input[], ticks: number): readonly Input[] | undefined {
  return presses.slice(0, ticks).every((input) => input === 0) ? presses.slice(ticks) : undefined;
}
