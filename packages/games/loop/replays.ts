// The form of replays of Loop, and the bounds of their check.

import { type Input, TICKS_PER_SECOND, type WorkLimits } from '@rensa/engine';
import { readInput } from './play/input.ts';

/** Twelve hours, and far more steps than the largest board needs. Idle ticks cost nothing. */
export const REPLAY_LIMITS: WorkLimits = { ticks: 12 * 60 * 60 * TICKS_PER_SECOND, steps: 60_000 };

/** The input itself if it means something, otherwise 0. */
export function knownInput(input: Input): Input {
  return input === 0 || readInput(input) === undefined ? 0 : input;
}
