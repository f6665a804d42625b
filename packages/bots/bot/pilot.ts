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
  /** What is held to let a piece fall. */
  readonly fall: Input;
}

/** The ticks in which presses may come. To let a piece fall is no press. */
export interface PressTimes {
  /** Ticks before the first. */
  readonly wait: number;
  /** Ticks from one to the next. */
  readonly gap: number;
}

const EVERY_TICK: PressTimes = { wait: 0, gap: 1 };

/** How a hand waits for the piece to come lower: not at all, by letting it fall, or by doing nothing. */
const WAYS_TO_WAIT = ['never', 'falling', 'idle'] as const;
type WayToWait = (typeof WAYS_TO_WAIT)[number];

/**
 * The presses, one per tick, after which the piece in hand only has to fall to end as wanted; undefined where no presses
 * lead there. Most placements need no waiting, and most others are reached sooner by letting the piece fall on its way;
 * a hand that does nothing has the most time in every row.
 */
export function findPresses<State, Placement>(
  game: PilotGame<State, Placement>,
  start: State,
  placement: Placement,
  times = EVERY_TICK,
): Input[] | undefined {
  const isThere = (state: State): boolean => game.piloting.isThere(state, placement);
  for (const way of WAYS_TO_WAIT) {
    const presses = new PilotSearch(game, times, way).find(start, isThere);
    if (presses !== undefined) return presses;
  }
  return undefined;
}

interface PilotStep<State> {
  readonly state: State;
  readonly press: Input;
  readonly before: PilotStep<State> | undefined;
  /** Ticks in which nothing may be pressed yet. */
  readonly wait: number;
  /** Equal where the piece can do the same after the same wait. */
  readonly place: number;
  /** Nothing but time has passed since the piece came here, so that whatever is pressed here is better pressed sooner. */
  readonly rests: boolean;
}

/** Of the ways that reach a place, the quickest has the most time left, so the others need not be tried. */
class PilotSearch<State, Placement> {
  readonly #game: PilotGame<State, Placement>;
  readonly #times: PressTimes;
  /** What is pressed to wait for the piece to come lower; undefined where it does not wait. */
  readonly #waiting: Input | undefined;
  readonly #held: readonly Input[];
  readonly #presses: readonly Input[];

  constructor(game: PilotGame<State, Placement>, times: PressTimes, way: WayToWait) {
    const { piloting, fall } = game;
    const falls = way === 'falling';
    this.#game = game;
    this.#times = times;
    this.#waiting = { never: undefined, falling: fall, idle: 0 }[way];
    this.#held = falls ? [0, fall] : [0];
    this.#presses = falls ? [...piloting.presses, fall] : piloting.presses;
  }

  find(start: State, isThere: (state: State) => boolean): Input[] | undefined {
    const first = this.#at(start, { press: 0, before: undefined, wait: this.#times.wait });
    const queue = first === undefined ? [] : [first];
    const seen = new Set(queue.map(({ place }) => place));
    for (const from of queue) {
      if (isThere(from.state)) return pressesTo(from);
      for (const press of this.#worthTrying(from)) {
        const next = this.#next(from, press);
        if (next === undefined || (seen.has(next.place) && !next.rests)) continue;
        seen.add(next.place);
        queue.push(next);
      }
    }
    return undefined;
  }

  #worthTrying(from: PilotStep<State>): readonly Input[] {
    if (from.wait > 0) return this.#held;
    const waiting = this.#waiting ?? 0;
    return from.rests && this.#next(from, waiting)?.rests === true ? [waiting] : this.#presses;
  }

  #next(from: PilotStep<State>, press: Input): PilotStep<State> | undefined {
    const { state } = this.#game.game.step(from.state, [press]);
    const isHeld = press === 0 || press === this.#game.fall;
    const wait = isHeld ? Math.max(0, from.wait - 1) : this.#times.gap - 1;
    return this.#at(state, { press, before: from, wait });
  }

  #at(
    state: State,
    { press, before, wait }: Pick<PilotStep<State>, 'press' | 'before' | 'wait'>,
  ): PilotStep<State> | undefined {
    const key = this.#game.piloting.keyOf(state);
    if (key === undefined) return undefined;
    const place = key * Math.max(this.#times.gap, this.#times.wait + 1) + wait;
    const rests = press === this.#waiting && place === before?.place;
    return { state, press, before, wait, place, rests };
  }
}

function pressesTo<State>(last: PilotStep<State>): Input[] {
  const presses: Input[] = [];
  for (let at: PilotStep<State> | undefined = last; at?.before !== undefined; at = at.before) presses.push(at.press);
  return presses.toReversed();
}
