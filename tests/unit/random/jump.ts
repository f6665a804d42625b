// Jumps over ticks in which only timers run, beside the same ticks one by one.

import { type Game, hash, type Session } from '@rensa/engine';
import { hold } from '../../../packages/games/subject.testing.ts';

/** Watches a game that is played tick by tick, and jumps from every state that allows it. */
export class JumpCheck {
  readonly #game: Game;
  /** The state after the last jump, and the tick that it leads to. */
  #jump: { readonly until: number; readonly state: unknown } | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Throws unless the session, of which a tick was just played, is on the way of the last jump or at its end. */
  check({ ticks, state }: Session, events: readonly unknown[]): void {
    if (this.#jump !== undefined) {
      hold(events.length === 0, 'something happens in a tick that can be skipped');
      if (ticks < this.#jump.until) return;
      hold(hash(this.#jump.state) === hash(state), 'skipped ticks lead to another state');
      this.#jump = undefined;
    }
    const skipped = this.#game.countdown?.ticks(state) ?? 0;
    if (skipped > 0) this.#jump = { until: ticks + skipped, state: this.#game.countdown?.pass(state, skipped) };
  }
}
