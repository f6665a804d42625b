// Presses that bring a piece to a placement. The pilot plays the real game ahead, tick by tick. So kicks, quick turns
// and the time per row come from the game and are not described a second time.

import type { Input } from '@rensa/engine';

/** Facts about the piece in hand that the pilot needs. */
export interface Piloting<State, Placement> {
  /** Inputs to try, including no press. */
  readonly presses: readonly Input[];
  /** Equal for states in which the piece in hand can do the same. Undefined if no piece is in hand. */
  keyOf(state: State): number | undefined;
  /** True if the piece ends at the placement when it only falls. */
  isThere(state: State, placement: Placement): boolean;
}

/** The parts of a game that the pilot uses. */
export interface PilotGame<State, Placement> {
  readonly game: { step(state: State, inputs: readonly Input[]): { readonly state: State } };
  readonly piloting: Piloting<State, Placement>;
  /** The input that lets a piece fall. */
  readonly fall: Input;
}

/** Ticks in which a press may come. Letting a piece fall is not a press. */
export interface PressTimes {
  /** Ticks before the first press. */
  readonly wait: number;
  /** Ticks from one press to the next. */
  readonly gap: number;
}

const EVERY_TICK: PressTimes = { wait: 0, gap: 1 };

/** Ways to wait until the piece is lower: not at all, letting it fall, or pressing nothing. */
const WAYS_TO_WAIT = ['never', 'falling', 'idle'] as const;
type WayToWait = (typeof WAYS_TO_WAIT)[number];

/**
 * Returns presses, one per tick, after which the piece only has to fall to reach the placement; undefined if there are
 * none. Most placements need no waiting, and most others are reached sooner if the piece falls on its way. A hand that
 * presses nothing has the most time in each row.
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
  /** Ticks until the next press may come. */
  readonly wait: number;
  /** Equal if the piece can do the same after the same wait. */
  readonly place: number;
  /** Nothing but time has passed since the piece came here, so any press is better made sooner. */
  readonly rests: boolean;
}

/** Searches breadth first. The quickest way to a place has the most time left, so slower ways to it are skipped. */
class PilotSearch<State, Placement> {
  readonly #game: PilotGame<State, Placement>;
  readonly #times: PressTimes;
  /** The input while waiting for the piece to come lower. Undefined if the hand does not wait. */
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
