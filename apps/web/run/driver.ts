// The mover of a run. The local session is one driver: all seats are at one tick, and it brings a step to each.
// With a connection the board of the other side is shown later than one's own, so each seat has a tick of its own.

import type { GameTypes, Input, DuelTypes, Session } from '@rensa/engine';
import type { TickView } from '@rensa/painters';
import { type Lens, matchLens, seenBy, soloLens } from './lens.ts';
import type { Sight } from './source.ts';

/** Steps of a run. A seat may have none of them, or several. */
export interface Steps<Whole extends GameTypes, Board extends GameTypes> {
  /** By seat, oldest first. */
  readonly seats: readonly (readonly TickView<Board>[])[];
  readonly whole: readonly TickView<Whole>[];
}

/** A picture that was wrong: it goes on from here. */
export interface Mended<Whole extends GameTypes, Board extends GameTypes> {
  /** By seat; undefined where the board was right. */
  readonly seats: readonly (Board['state'] | undefined)[];
  readonly whole: Whole['state'];
}

/** The effect of one tick. */
export interface DriverStep<Whole extends GameTypes, Board extends GameTypes> {
  /** Comes before the steps. */
  readonly mended?: Mended<Whole, Board> | undefined;
  /** For pictures, sounds and numbers. */
  readonly seen: Steps<Whole, Board>;
  /** For everything that is kept and said. It cannot change any more, so over a connection it comes later. */
  readonly counted: Steps<Whole, Board>;
  /** The inputs were not taken yet: the next tick gets them again. */
  readonly isHeld?: boolean;
}

export interface RunDriver<Whole extends GameTypes, Board extends GameTypes> {
  /** The whole game, as it is shown. */
  readonly state: Whole['state'];
  /** The ticks that the whole game has gone. */
  readonly tick: number;
  /** The game has its result. */
  readonly ended: boolean;
  /** The ticks that a seat has gone. */
  tickOf(seat: number): number;
  /** The game as the source of a seat sees it when it is asked for the next tick. */
  sightOf(seat: number): Sight<Board['state']>;
  /** The factor of the usual speed at a moment, in milliseconds of the page's frames. Absent: 1. */
  pace?(now: number): number;
  /** One tick, with one input per seat. */
  advance(inputs: readonly Input[]): DriverStep<Whole, Board>;
}

/** Steps that are counted as soon as they are seen. */
export function certain<Whole extends GameTypes, Board extends GameTypes>(
  steps: Steps<Whole, Board>,
): DriverStep<Whole, Board> {
  return { seen: steps, counted: steps };
}

/** A session in this tab. */
export class SessionDriver<Whole extends GameTypes, Board extends GameTypes> implements RunDriver<Whole, Board> {
  readonly #session: Session<Whole>;
  readonly #lens: Lens<Whole, Board>;

  constructor(session: Session<Whole>, lens: Lens<Whole, Board>) {
    this.#session = session;
    this.#lens = lens;
  }

  get state(): Whole['state'] {
    return this.#session.state;
  }

  get tick(): number {
    return this.#session.ticks;
  }

  get ended(): boolean {
    return this.#session.result !== undefined;
  }

  tickOf(): number {
    return this.tick;
  }

  sightOf(seat: number): Sight<Board['state']> {
    const { state, ticks } = this.#session;
    return { tick: ticks + 1, own: this.#lens.state(state, seat), opponent: this.#lens.opponent(state, seat) };
  }

  advance(inputs: readonly Input[]): DriverStep<Whole, Board> {
    const session = this.#session;
    const events = session.advance(inputs);
    const step = { before: session.before, after: session.state, events, tick: session.ticks };
    return certain({ seats: inputs.map((_, seat) => [seenBy(this.#lens, step, seat)]), whole: [step] });
  }
}

/** Drives a game with one seat. */
export function soloDriver<G extends GameTypes>(session: Session<G>): SessionDriver<G, G> {
  return new SessionDriver(session, soloLens<G>());
}

/** Drives a round of two seats. */
export function matchDriver<G extends GameTypes>(session: Session<DuelTypes<G>>): SessionDriver<DuelTypes<G>, G> {
  return new SessionDriver(session, matchLens<G>());
}
