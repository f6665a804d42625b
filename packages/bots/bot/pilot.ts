// From a placement to presses. The pilot plays the real game ahead, tick by tick, so that kicks, quick turns and the
// time that a row takes are the game's own and are not described a second time.

import type { Input } from '@rensa/engine';

/** What a game says about its piece in hand, so that it can be steered. */
export interface Piloting<State, Placement> {
  /** The presses that are tried, none of them included. */
  readonly presses: readonly Input[];
  /** Equal for states in which the piece in hand can do the same; undefined once no piece is in hand. */
  keyOf(state: State): number | undefined;
  /** Does the piece now only have to fall? */
  isThere(state: State, placement: Placement): boolean;
}

/** What the pilot needs to know of a game. */
export interface PilotGame<State, Placement> {
  readonly game: { step(state: State, inputs: readonly Input[]): { readonly state: State } };
  readonly piloting: Piloting<State, Placement>;
}

/** The ticks in which presses may come. */
export interface PressTimes {
  /** Ticks before the first. */
  readonly wait: number;
  /** Ticks from one to the next. */
  readonly gap: number;
}

const EVERY_TICK: PressTimes = { wait: 0, gap: 1 };

interface PilotStep<State> {
  readonly state: State;
  readonly press: Input;
  readonly before: PilotStep<State> | undefined;
  /** Ticks in which nothing may be pressed yet. */
  readonly wait: number;
  /** Equal where the piece can do the same after the same wait. */
  readonly place: number;
  /** Nothing but time has passed since the piece came here. Pressing sooner would have been better. */
  readonly rests: boolean;
}

const NOTHING: readonly Input[] = [0];

/**
 * The presses, one per tick, after which the piece in hand only has to fall to end as wanted; undefined where no presses
 * lead there. Of the ways that reach a place, the quickest has the most time left, so the others need not be tried.
 */
export function findPresses<State, Placement>(
  game: PilotGame<State, Placement>,
  start: State,
  placement: Placement,
  times = EVERY_TICK,
): Input[] | undefined {
  const { piloting } = game;
  const first = firstStep(game, start, times);
  if (first === undefined) return undefined;
  const seen = new Set([first.place]);
  const queue = [first];
  for (const from of queue) {
    if (piloting.isThere(from.state, placement)) return pressesTo(from);
    for (const press of from.rests || from.wait > 0 ? NOTHING : piloting.presses) {
      const next = nextStep(game, from, press, times);
      if (next === undefined || (seen.has(next.place) && !next.rests)) continue;
      seen.add(next.place);
      queue.push(next);
    }
  }
  return undefined;
}

function firstStep<State, Placement>(
  { piloting }: PilotGame<State, Placement>,
  state: State,
  times: PressTimes,
): PilotStep<State> | undefined {
  const key = piloting.keyOf(state);
  if (key === undefined) return undefined;
  const { wait } = times;
  return { state, press: 0, before: undefined, wait, place: placeOf(key, wait, times), rests: false };
}

function nextStep<State, Placement>(
  { game, piloting }: PilotGame<State, Placement>,
  from: PilotStep<State>,
  press: Input,
  times: PressTimes,
): PilotStep<State> | undefined {
  const { state } = game.step(from.state, [press]);
  const key = piloting.keyOf(state);
  if (key === undefined) return undefined;
  const wait = press === 0 ? Math.max(0, from.wait - 1) : times.gap - 1;
  const place = placeOf(key, wait, times);
  return { state, press, before: from, wait, place, rests: press === 0 && place === from.place };
}

function placeOf(key: number, wait: number, times: PressTimes): number {
  return key * Math.max(times.gap, times.wait + 1) + wait;
}

function pressesTo<State>(last: PilotStep<State>): Input[] {
  const presses: Input[] = [];
  for (let at: PilotStep<State> | undefined = last; at?.before !== undefined; at = at.before) presses.push(at.press);
  return presses.toReversed();
}
