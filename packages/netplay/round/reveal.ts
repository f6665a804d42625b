// How many cards each side may know: those on the boards that it can compute from what it was sent, and a few more.

import { type Duel, type GameTypes, otherSide, type Side } from '@rensa/engine';
import type { RoundKnowledge } from './knowledge.ts';
import { HOLD, LOOK_AHEAD } from './limits.ts';

/** A state of a side's own board. It is exact as far as the lead after the tick from which it was computed. */
interface Forecast<G extends GameTypes> {
  readonly base: number;
  readonly tick: number;
  readonly state: Duel<G['state']>;
}

export class Revealer<G extends GameTypes> {
  readonly #known: RoundKnowledge<G>;
  readonly #ahead: number;
  /** Ticks that a board is exact without the other log. */
  readonly #lead: number;
  /** Of each side, at the end of its log and at the end of its turn. */
  readonly #newest: (Forecast<G> | undefined)[] = [];
  readonly #turn: (Forecast<G> | undefined)[] = [];

  /** `ahead` are the cards that a side holds beyond those that it can compute. */
  constructor(known: RoundKnowledge<G>, ahead: number, lead: number) {
    this.#known = known;
    this.#ahead = ahead;
    this.#lead = lead;
  }

  /** Cards of each row that a side may be sent. The state is the one that both logs confirm. */
  countsFor(side: Side, state: Duel<G['state']>): number[] {
    const taken = this.#usedAtTurnsEnd(side, this.#newestOf(side, state));
    const seen = this.#seenBy(side, state);
    return taken.map((count, row) => Math.max(count, seen[row] ?? 0) + this.#ahead);
  }

  /** The other board, as far as this side gets the other log. */
  #seenBy(side: Side, state: Duel<G['state']>): readonly number[] {
    const { tick, logs, duel } = this.#known;
    const other = otherSide(side);
    const to = Math.min(logs[other].length, logs[side].length + HOLD);
    const seen =
      to <= tick
        ? state
        : to === logs[other].length
          ? this.#newestOf(other, state).state
          : this.#known.runOn(to, state, tick);
    return duel.board.used(seen.boards[other]);
  }

  #newestOf(side: Side, state: Duel<G['state']>): Forecast<G> {
    const { tick, logs } = this.#known;
    const to = logs[side].length;
    if (to <= tick) return { base: tick, tick, state };
    return (this.#newest[side] = this.#runOn(this.#newest[side], to, { base: tick, tick, state }));
  }

  /** Goes on from a forecast as long as that is exact, else from what is confirmed. */
  #runOn(before: Forecast<G> | undefined, to: number, confirmed: Forecast<G>): Forecast<G> {
    const isExact =
      before !== undefined && before.tick >= confirmed.tick && before.tick <= to && to <= before.base + this.#lead;
    const { base, tick, state } = isExact ? before : confirmed;
    return { base, tick: to, state: this.#known.runOn(to, state, tick) };
  }

  /** A turn in which nothing can be pressed any more is run on: the next piece is certain. */
  #usedAtTurnsEnd(side: Side, newest: Forecast<G>): readonly number[] {
    const { board: game } = this.#known.duel;
    const before = this.#turn[side];
    if (game.isSteered(newest.state.boards[side])) {
      this.#turn[side] = undefined;
      return game.used(newest.state.boards[side]);
    }
    const end = newest.tick + LOOK_AHEAD;
    const isExact = before !== undefined && before.tick >= newest.tick && end <= before.base + this.#lead;
    let { base, tick, state } = isExact ? before : newest;
    for (; tick < end && !game.isSteered(state.boards[side]); tick++) state = this.#known.runOn(tick + 1, state, tick);
    this.#turn[side] = { base, tick, state };
    return game.used(state.boards[side]);
  }
}
