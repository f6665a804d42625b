// A seat of a real game that a bot plays at the pace of a hand. It is asked for one input per tick, and knows no clock.

import type { Input } from '@rensa/engine';
import type { PairCounter } from '../bot/game.ts';
import type { Pace } from '../bot/pace.ts';
import type { PilotGame, PressTimes } from '../bot/pilot.ts';
import { pressesTo } from './move.ts';

/** What the pilot of a seat needs of a game. */
type SteeredGame<State, Placement> = PilotGame<State, Placement> & PairCounter<State>;

/**
 * Presses what brings each pair to its placement, in ticks that the pace allows only; once it is there, it holds `fall`.
 * Nothing is pressed before `steer` has named placements for the pair in hand.
 */
export class SeatPilot<State, Placement extends object> {
  readonly #bots: SteeredGame<State, Placement>;
  readonly #pace: Pace;
  /** The pairs set down before the one in hand; undefined while none is. */
  #pair: number | undefined;
  /** Ticks until something may be pressed. */
  #wait = 0;
  #wanted: readonly Placement[] | undefined;
  #presses: Input[] = [];
  /** The key of the state that the last input should have led to. */
  #expected: number | undefined;

  constructor(bots: SteeredGame<State, Placement>, pace: Pace) {
    this.#bots = bots;
    this.#pace = pace;
  }

  /** Where the pair in hand shall go, best first. False where none can be reached at this pace: it falls where it is. */
  steer(state: State, placements: readonly Placement[]): boolean {
    this.#look(state);
    if (this.#pair === undefined) return false;
    this.#wanted = placements;
    return this.#plan(state, placements);
  }

  /** What to press in the tick that begins with this state. To be asked once for each tick. */
  next(state: State): Input {
    this.#look(state);
    const press = this.#pressIn(state);
    const isHeld = press === 0 || press === this.#bots.fall;
    this.#wait = Math.max(0, (isHeld ? this.#wait : this.#pace.gap) - 1);
    this.#expected = this.#keyOf(this.#bots.game.step(state, [press]).state);
    return press;
  }

  /** Is there another pair than before? */
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
    const presses = pressesTo(this.#bots, state, placements, times);
    this.#presses = presses ?? [];
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
