// For tests: a person at a keyboard in front of a game, one tick at a time.

import { Keyboard, type Repeat } from '@rensa/controls';
import type { Game } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { PersonSource } from './person.ts';

export class KeyedGame<G extends FallingTypes> {
  state: G['state'];
  readonly #game: Game<G>;
  readonly #keys = new EventTarget();
  readonly #person: PersonSource;

  constructor(game: Game<G>, state: G['state'], repeat: Repeat) {
    this.#game = game;
    this.state = state;
    this.#person = new PersonSource([new Keyboard(this.#keys)], () => repeat);
    this.#person.resume();
  }

  press(code: string): this {
    this.#keys.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { code, repeat: false }));
    return this;
  }

  release(code: string): this {
    this.#keys.dispatchEvent(Object.assign(new Event('keyup'), { code }));
    return this;
  }

  tick(count = 1): this {
    for (let i = 0; i < count; i++)
      this.state = this.#game.step(this.state, [this.#person.next({ own: this.state })]).state;
    return this;
  }
}

/** The place of the pair once a key is tapped, or held, at a tick of control over it; below 0, before it. */
export function columnAfterKey<G extends FallingTypes>(
  open: () => KeyedGame<G>,
  key: { readonly code: string; readonly at: number; readonly held: boolean },
): number | undefined {
  const ready = ticksToControl(open());
  const game = open().tick(ready + key.at);
  game.press(key.code);
  if (!key.held) game.release(key.code);
  return game.tick(Math.max(0, -key.at) + 1).state.pair?.col;
}

function ticksToControl(game: KeyedGame<FallingTypes>): number {
  let ticks = 0;
  for (; game.state.pair === null; ticks++) game.tick();
  return ticks;
}
