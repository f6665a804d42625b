// The form of replays of a game with a falling pair, and the bounds of their check.

import { type Input, TICKS_PER_SECOND, type WorkLimits } from '@rensa/engine';
import { INPUT } from './input.ts';

const ALL_INPUTS = Object.values(INPUT).reduce((bits, bit) => bits | bit, 0);

/** The part of an input that falling games know. */
export function knownInput(input: Input): Input {
  return input & ALL_INPUTS;
}

/** Four hours with a piece every second, which are three or four steps each. */
export const REPLAY_LIMITS: WorkLimits = { ticks: 4 * 60 * 60 * TICKS_PER_SECOND, steps: 60_000 };

/** Moving a piece costs next to nothing. */
const MOVES: ReadonlySet<string> = new Set(['spawned', 'shifted', 'rotated', 'landed']);

/** Everything that happens to the board is a step. */
export function stepsIn({ events }: { readonly events: readonly { readonly kind: string }[] }): number {
  let steps = 0;
  for (const { kind } of events) if (!MOVES.has(kind)) steps++;
  return steps;
}
