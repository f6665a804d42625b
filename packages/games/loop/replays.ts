// The form of replays of Loop, and the bounds of their check.

import { type Input, TICKS_PER_SECOND, type WorkLimits } from '@rensa/engine';
import { INPUT, readInput } from './play/input.ts';

/** Twelve hours, most of them without an input, and far more of those than the largest board needs. */
export const REPLAY_LIMITS: WorkLimits = { ticks: 12 * 60 * 60 * TICKS_PER_SECOND, steps: 10_000 };

/** A hint searches the whole board. */
const HINT_STEPS = 20;

/** Every tick with an input is a step; idle ticks cost nothing. */
export function stepsIn(inputs: readonly Input[]): number {
  if (inputs[0] === 0) return 0;
  return inputs[0] === INPUT.hint ? HINT_STEPS : 1;
}

/** The input itself if it means something, otherwise 0. */
export function knownInput(input: Input): Input {
  return input === 0 || readInput(input) === undefined ? 0 : input;
}
