// For tests: players of any game with a falling pair, one without a plan, one with, one that only looks on.

import type { Input } from '@rensa/engine';
import type { Dice, InputPlayer } from '../subject.testing.ts';
import { INPUT } from './input.ts';
import { childCol } from './pair.ts';
import type { FallingPair, FallingState } from './state.ts';

/** Presses anything, for a while: mostly such that pieces come down. */
export function anyhow(roll: Dice): InputPlayer<FallingState> {
  let input: Input = 0;
  let ticks = 0;
  return () => {
    if (ticks-- <= 0) [input, ticks] = anyPress(roll);
    return input;
  };
}

function anyPress(roll: Dice): [input: Input, ticks: number] {
  const what = roll(12);
  if (what < 4) return [INPUT.soft, roll(16)];
  if (what === 4) return [INPUT.hard, 0];
  if (what < 8) return [[INPUT.left, INPUT.right][roll(2)], roll(3)];
  if (what < 10) return [[INPUT.rotateLeft, INPUT.rotateRight][roll(2)], 0];
  return what === 10 ? [0, roll(8)] : [roll(64), 0];
}

export const idle = (): InputPlayer<FallingState> => () => 0;

interface Aim {
  readonly col: number;
  readonly facing: number;
}

const LOOKS = 4;
const PATIENCE = 24;

/** Looks at a few places for each pair, takes the one that is worth most, steers there and lets it drop. */
export function planned<State extends FallingState>(
  cols: number,
  worth: (state: State, pair: NonNullable<State['pair']>) => number,
): (roll: Dice) => InputPlayer<State> {
  return (roll) => {
    let aim: Aim = { col: 0, facing: 0 };
    let [pairs, presses] = [-1, 0];
    return (state) => {
      if (state.pair === null) return 0;
      if (state.pairs !== pairs) [aim, pairs, presses] = [choose(state, state.pair, cols, worth, roll), state.pairs, 0];
      return ++presses > PATIENCE ? drop(state) : steer(state, state.pair, aim, presses % 2 === 0);
    };
  };
}

function choose<State extends FallingState>(
  state: State,
  held: NonNullable<State['pair']>,
  cols: number,
  worth: (state: State, pair: NonNullable<State['pair']>) => number,
  roll: Dice,
): Aim {
  let best = { col: roll(cols), facing: roll(4), value: Number.NEGATIVE_INFINITY };
  for (let look = 0; look < LOOKS; look++) {
    const pair = { ...held, col: roll(cols), facing: roll(4) };
    if (childCol(pair) < 0 || childCol(pair) >= cols) continue;
    const value = worth(state, pair);
    if (value > best.value) best = { col: pair.col, facing: pair.facing, value };
  }
  return best;
}

/** One thing at a time, with a tick of rest after each turn. */
function steer(state: FallingState, pair: FallingPair, { col, facing }: Aim, rests: boolean): Input {
  if (pair.facing !== facing) return rests ? 0 : INPUT.rotateRight;
  if (pair.col !== col) return pair.col < col ? INPUT.right : INPUT.left;
  return drop(state);
}

function drop({ rules }: FallingState): Input {
  return rules.hardDrop === null ? INPUT.soft : INPUT.hard;
}

/** Other words for some of the options that are words. */
export function flips(choices: Readonly<Record<string, readonly string[]>>, roll: Dice): Record<string, string> {
  const flipped = Object.entries(choices).filter(() => roll(4) === 0);
  return Object.fromEntries(flipped.map(([name, words]) => [name, words[roll(words.length)]]));
}
