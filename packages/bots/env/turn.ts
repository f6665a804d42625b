// One placement of a piece by the rules, from the tick in which it is in hand to the next one.

import type { GameTypes, Input } from '@rensa/engine';
import type { BotGame } from '../bot/game.ts';

/** The end of a turn. */
export interface PlayedTurn<State> {
  readonly state: State;
  /** Links of the longest chain of the turn. */
  readonly chain: number;
}

/** Plays the turns of one game with one seat. */
export class TurnPlayer<G extends GameTypes, View, Placement extends object> {
  readonly #bots: BotGame<G, View, Placement>;
  #chain = 0;

  constructor(bots: BotGame<G, View, Placement>) {
    this.#bots = bots;
  }

  /** Starts a game, and waits for its first piece. */
  start(setup: G['setup'], seed: number): G['state'] {
    return this.#toPiece(this.#bots.game.start(setup, seed));
  }

  /** Plays presses, lets the piece fall, and waits for the next one. Where play stops, it waits only for rest. */
  play(state: G['state'], presses: readonly Input[], stops: boolean): PlayedTurn<G['state']> {
    this.#chain = 0;
    let now = state;
    for (let tick = 0; this.#bots.hasPair(now); tick++) now = this.#tick(now, presses[tick] ?? this.#bots.fall);
    while (!this.#bots.isAtRest(now) && !this.#isOver(now)) now = this.#wait(now);
    return { state: stops ? now : this.#toPiece(now), chain: this.#chain };
  }

  #toPiece(state: G['state']): G['state'] {
    let now = state;
    while (!this.#bots.hasPair(now) && !this.#isOver(now)) now = this.#wait(now);
    return now;
  }

  #isOver(state: G['state']): boolean {
    return this.#bots.game.result(state) !== undefined;
  }

  /** Plays on to the next thing that happens. */
  #wait(state: G['state']): G['state'] {
    const { countdown } = this.#bots.game;
    const ticks = countdown?.ticks(state) ?? 0;
    return this.#tick(countdown === undefined || ticks === 0 ? state : countdown.pass(state, ticks), 0);
  }

  #tick(state: G['state'], input: Input): G['state'] {
    const { state: next, events } = this.#bots.game.step(state, [input]);
    for (const event of events) this.#chain = Math.max(this.#chain, this.#bots.linkOf(event)?.chain ?? 0);
    return next;
  }
}
