// From a placement to presses. The pilot plays the real game ahead, tick by tick, so that kicks, quick turns and the
// time that a row takes are the game's own and are not described a second time.

import type { Input } from '@rensa/engine';

/** What the pilot needs to know of a game. */
export interface PilotGame<State> {
  readonly step: (state: State, press: Input) => State;
  /** The presses that are tried in each tick, none of them included. */
  readonly presses: readonly Input[];
  /** Equal for states in which the piece in hand can do the same; undefined once no piece is in hand. */
  readonly keyOf: (state: State) => number | undefined;
  /** Does the piece now only have to fall? */
  readonly isThere: (state: State) => boolean;
}

interface PilotStep<State> {
  readonly state: State;
  readonly press: Input;
  readonly before: PilotStep<State> | undefined;
}

/**
 * The presses, one per tick, after which the piece in hand only has to fall to end as wanted; undefined where no presses
 * lead there. Of the ways that reach a place, the quickest has the most time left, so the others need not be tried.
 */
export function findPresses<State>(start: State, game: PilotGame<State>): Input[] | undefined {
  if (game.keyOf(start) === undefined) return undefined;
  const seen = new Set<number>();
  const queue: PilotStep<State>[] = [{ state: start, press: 0, before: undefined }];
  for (const pressed of queue) {
    if (game.isThere(pressed.state)) return pressesTo(pressed);
    for (const press of game.presses) {
      const state = game.step(pressed.state, press);
      const key = game.keyOf(state);
      if (key === undefined || seen.has(key)) continue;
      seen.add(key);
      queue.push({ state, press, before: pressed });
    }
  }
  return undefined;
}

function pressesTo<State>(last: PilotStep<State>): Input[] {
  const presses: Input[] = [];
  for (let at: PilotStep<State> | undefined = last; at?.before !== undefined; at = at.before) presses.push(at.press);
  return presses.toReversed();
}
