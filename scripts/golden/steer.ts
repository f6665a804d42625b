// Turns a place into presses: one press at a time with a tick of rest after it, then down.

import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';

/** The part of a state that steering reads. */
export interface Steered {
  readonly pair: { readonly col: number } | null;
  readonly rules: { readonly hardDrop: number | null };
}

export interface Aim {
  readonly col: number;
  /** Rotations to the right. */
  readonly rotations: number;
  /** Ticks to wait before the first press. */
  readonly wait: number;
}

const MAX_SHIFTS = 6;

export function* steer<State extends Steered>(now: () => State, aim: (state: State) => Aim): Generator<Input, never> {
  for (;;) {
    if (now().pair === null) yield 0;
    else yield* steerPiece(now, aim(now()));
  }
}

function* steerPiece(now: () => Steered, { col, rotations, wait }: Aim): Generator<Input, void> {
  for (let i = 0; i < wait; i++) yield 0;
  for (let i = 0; i < rotations; i++) yield* [INPUT.rotateRight, 0];
  for (let i = 0; i < MAX_SHIFTS && now().pair !== null && now().pair?.col !== col; i++) {
    yield* [(now().pair?.col ?? 0) < col ? INPUT.right : INPUT.left, 0];
  }
  while (now().pair !== null) yield now().rules.hardDrop === null ? INPUT.soft : INPUT.hard;
}
