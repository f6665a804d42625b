// Presses that bring a piece to a placement. The pilot plays the real game ahead, tick by tick. So kicks, quick turns
// and the time per row come from the game and are not described a second time.

import type { Input } from '@rensa/engine';
import {
  EVERY_TICK,
  type PilotGame,
  type Piloting,
  type PressTimes,
  WAYS_TO_WAIT,
  type WayToWait,
} from './piloting.ts';

/**
 * Returns presses, one per tick, after which the piece only has to fall to reach the placement; undefined if there are
 * none.
 */
export function findPresses<State, Placement>(
  game: PilotGame<State, Placement>,
  start: State,
  placement: Placement,
  times = EVERY_TICK,
): Input[] | undefined {
  return new PilotSearches(game, start, times).find(placement);
}

/** The searches for the presses of one piece. Each goes only as far as the placements that were asked for. */
export class PilotSearches<State, Placement> {
  readonly #piloting: Piloting<State, Placement>;
  readonly #searches: readonly PilotSearch<State, Placement>[];

  constructor(
    game: PilotGame<State, Placement>,
    start: State,
    times = EVERY_TICK,
    ways: readonly WayToWait[] = WAYS_TO_WAIT,
  ) {
    this.#piloting = game.piloting;
    this.#searches = ways.map((way) => new PilotSearch(game, start, times, way));
  }

  find(placement: Placement): Input[] | undefined {
    return this.findAll([placement])[0];
  }

  /** Presses to each of these placements, undefined where there are none. */
  findAll(placements: readonly Placement[]): (Input[] | undefined)[] {
    const answers = placements.map((): Input[] | undefined => undefined);
    const isThere = (state: State, i: number): boolean => this.#piloting.isThere(state, placements[i]);
    const wanted = placements.map((_, i) => i);
    for (const search of this.#searches) search.findAll(wanted, isThere, answers);
    return answers;
  }
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
  /** Everything found so far, in order. */
  readonly #queue: PilotStep<State>[];
  readonly #seen: Set<number>;
  /** Steps of the queue that have been left in every way. */
  #left = 0;

  constructor(game: PilotGame<State, Placement>, start: State, times: PressTimes, way: WayToWait) {
    const { piloting, fall } = game;
    const falls = way === 'falling';
    this.#game = game;
    this.#times = times;
    this.#waiting = { never: undefined, falling: fall, idle: 0 }[way];
    this.#held = falls ? [0, fall] : [0];
    this.#presses = falls ? [...piloting.presses, fall] : piloting.presses;
    const first = this.#at(start, { press: 0, before: undefined, wait: times.wait });
    this.#queue = first === undefined ? [] : [first];
    this.#seen = new Set(this.#queue.map(({ place }) => place));
  }

  /** Takes each wanted number out of the list once the piece is there, and notes the presses. */
  findAll(wanted: number[], isThere: (state: State, i: number) => boolean, found: (Input[] | undefined)[]): void {
    for (let index = 0; index < this.#queue.length && wanted.length > 0; index++) {
      const at = this.#queue[index];
      for (let i = wanted.length - 1; i >= 0; i--) {
        if (!isThere(at.state, wanted[i])) continue;
        found[wanted[i]] = pressesTo(at);
        wanted.splice(i, 1);
      }
      if (index === this.#left && wanted.length > 0) this.#leave(at);
    }
  }

  #leave(from: PilotStep<State>): void {
    this.#left++;
    const waited = from.rests && from.wait === 0 ? this.#next(from, this.#waiting ?? 0) : undefined;
    if (waited?.rests === true) return this.#add(waited);
    const presses = from.wait > 0 ? this.#held : this.#presses;
    for (const press of presses) this.#add(this.#next(from, press));
  }

  #add(next: PilotStep<State> | undefined): void {
    if (next === undefined || (this.#seen.has(next.place) && !next.rests)) return;
    this.#seen.add(next.place);
    this.#queue.push(next);
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
