// From a placement to presses. The pilot plays the real game ahead, tick by tick, so that kicks, quick turns and the
// time a row takes are the game's own and not a second telling of them.

import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { type Pair, puyo, type State } from '@rensa/games/puyo';

/** Where a pair is to end. */
export interface Target {
  /** Of the axis. */
  readonly col: number;
  /** Where the child is: 0 above, 1 right, 2 below, 3 left. */
  readonly rot: number;
}

/** Nothing, a shift, a turn, or a turn and then a shift. */
const PRESSES: readonly Input[] = [
  0,
  INPUT.left,
  INPUT.right,
  INPUT.turnRight,
  INPUT.turnLeft,
  INPUT.turnRight | INPUT.left,
  INPUT.turnRight | INPUT.right,
  INPUT.turnLeft | INPUT.left,
  INPUT.turnLeft | INPUT.right,
];

interface Step {
  readonly state: State;
  readonly press: Input;
  readonly before: Step | undefined;
}

/**
 * The presses, one a tick, after which the pair in hand only has to fall to end as wanted; undefined where no presses
 * lead there. Of the ways that reach a place, the quickest has the most time left, so the others need not be tried.
 */
export function pilot(state: State, target: Target): Input[] | undefined {
  if (state.pair === null) return undefined;
  const isThere = isAt(state.pair, target);
  const seen = new Set<number>();
  const queue: Step[] = [{ state, press: 0, before: undefined }];
  for (const step of queue) {
    const { pair } = step.state;
    if (pair === null) continue;
    if (isThere(pair)) return pressesTo(step);
    for (const press of PRESSES) {
      const next = puyo.step(step.state, [press]).state;
      if (next.pair === null || seen.has(keyOf(next, next.pair))) continue;
      seen.add(keyOf(next, next.pair));
      queue.push({ state: next, press, before: step });
    }
  }
  return undefined;
}

/** Two of one colour may as well lie the other way round. */
function isAt(pair: Pair, { col, rot }: Target): (pair: Pair) => boolean {
  const mirrored = rot === 1 ? col + 1 : rot === 3 ? col - 1 : col;
  const same = pair.axis === pair.child;
  return (at) => (at.col === col && at.facing === rot) || (same && at.col === mirrored && at.facing === (rot + 2) % 4);
}

function keyOf({ phase }: State, { row, col, facing, armed }: Pair): number {
  return (((row * 6 + col) * 4 + facing) * 2 + (phase === 'lock' ? 1 : 0)) * 2 + (armed > 0 ? 1 : 0);
}

function pressesTo(last: Step): Input[] {
  const presses: Input[] = [];
  for (let step: Step | undefined = last; step?.before !== undefined; step = step.before) presses.push(step.press);
  return presses.toReversed();
}
