// For tests: plays a lesson as its hand shows it.

import type { Game, GameTypes } from '@rensa/engine';
import { type FallingPair, type FallingTypes, INPUT } from '@rensa/games/falling';
import { isDone, type LessonStep, nextAction } from './lesson.ts';

const MAX_TICKS = 2000;

interface TaughtRules<G extends GameTypes> {
  readonly game: Pick<Game<G>, 'step'>;
  readonly turn: (event: G['event']) => number | undefined;
}

/** Is the step done by what its hand shows? `drop`: the piece is dropped at once instead. */
export function isLearned<G extends FallingTypes>(
  { game, turn }: TaughtRules<G>,
  step: LessonStep<G['state']>,
  drop = false,
): boolean {
  let state = step.start();
  let placed: FallingPair | undefined;
  for (let ticks = 0; ticks < MAX_TICKS; ticks++) {
    const { pair } = state;
    placed = pair ?? placed;
    const action = pair === null ? undefined : drop ? 'hard' : nextAction(pair, step.wanted);
    const input = action === undefined ? 0 : INPUT[action];
    const { state: after, events } = game.step(state, [input]);
    const links = events.map(turn).find((each) => each !== undefined);
    if (links !== undefined) return isDone(step, placed, links);
    state = after;
  }
  return false;
}
