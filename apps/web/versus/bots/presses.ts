// Presses that lead a bot's pair to a placement. Finding them takes a while, so the worker does it: from the state of the
// question, with no press before the bot's reaction time is over.

import type { Pace } from '@rensa/bots/bot';
import { fields, type Input, listOf, whole } from '@rensa/engine';

/** Asks a worker for presses from this state, at this pace. */
export interface PressRequest {
  readonly state: unknown;
  readonly pace: Pace;
}

const MAX_TICKS = 10_000;
const MAX_INPUT = 255;
const check = fields({}, { presses: listOf(whole(0, MAX_INPUT), 0, MAX_TICKS) });

/** Reads the presses of an answer, one per tick; undefined if it has none. Throws if they are invalid. */
export function readPresses(raw: unknown): readonly Input[] | undefined {
  return check(raw, 'the answer').presses;
}

/** Returns the presses from `ticks` ticks later on; undefined if one of those ticks had a press. */
export function pressesFrom(presses: readonly Input[], ticks: number): readonly Input[] | undefined {
  return presses.slice(0, ticks).every((input) => input === 0) ? presses.slice(ticks) : undefined;
}
