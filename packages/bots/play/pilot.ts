// A seat of a real game that a bot plays at the pace of a hand. It returns one input per tick and has no clock.

import type { Input } from '@rensa/engine';
import type { PairCounter } from '../bot/game.ts';
import type { Pace } from '../bot/pace.ts';
import { PilotSearches } from '../bot/pilot.ts';
import type { PilotGame, PressTimes } from '../bot/piloting.ts';
import { pressesTo } from './move.ts';

/** The parts of a game that the pilot of a seat uses. */
type SteeredGame<State, Placement> = PilotGame<State, Placement> & PairCounter<State>;

/**
 * Brings each pair to its placement, with presses only in ticks that the pace allows, and then holds `fall`. Presses
 * nothing until `steer` has named placements for the pair in hand.
 */
export class SeatPilot<State, Placement extends object> {
  readonly #bots: SteeredGame<State, Placement>;
  readonly #pace: Pace;
  /** Pairs set down before the one in hand. Undefined if none is in hand. */
  #pair: number | undefined;
  /** Ticks until the next press may come. */
  #wait = 0;
  #wanted: readonly Placement[] | undefined;
  #presses: Input[] = [];
  /** Key of the state that should follow the last input. */
  #expected: number | undefined;

  constructor(bots: SteeredGame<State, Placement>, pace: Pace) {
    this.#bots = bots;
    this.#pace = pace;
  }

  /**
   * Sets the placements for the pair in hand, best first. Returns false if none can be reached at this pace; then the
   * pair falls where it is.
   */
  steer(state: State, placements: readonly Placement[]): boolean {
    this.#look(state);
    if (this.#pair === undefined) return false;
    this.#wanted = placements;
    return this.#plan(state, placements);
  }

  /** Returns the input for the tick that begins with this state. Call it once per tick. */
  next(state: State): Input {
    this.#look(state);
    const press = this.#pressIn(state);
    const isHeld = press === 0 || press === this.#bots.fall;
    this.#wait = Math.max(0, (isHeld ? this.#wait : this.#pace.gap) - 1);
    this.#expected = this.#keyOf(this.#bots.game.step(state, [press]).state);
    return press;
  }

  /** Notices a new pair. */
  #look(state: State): void {
    const pair = this.#bots.hasPair(state) ? this.#bots.pairsOf(state) : undefined;
    if (pair === this.#pair) return;
    this.#pair = pair;
    this.#wanted = undefined;
    this.#presses = [];
    if (pair !== undefined) this.#wait = Math.max(this.#wait, this.#pace.reaction);
  }

  #plan(state: State, placements: readonly Placement[]): boolean {
    const times: PressTimes = { wait: this.#wait, gap: this.#pace.gap };
    const searches = new PilotSearches(this.#bots, state, times);
    const presses = pressesTo(placements, (placement) => searches.find(placement));
    this.#presses = [...(presses ?? [])];
    this.#expected = this.#keyOf(state);
    return presses !== undefined;
  }

  #pressIn(state: State): Input {
    if (this.#wanted === undefined) return 0;
    if (this.#keyOf(state) !== this.#expected) this.#plan(state, this.#wanted);
    return this.#presses.shift() ?? (this.#wait === 0 ? this.#bots.fall : 0);
  }

  #keyOf(state: State): number | undefined {
    return this.#bots.piloting.keyOf(state);
  }
}
