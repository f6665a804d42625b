// What a screen reader says of a game while it is played, beside chains and the end.

import { signal } from '@preact/signals';
import type { TickView } from '@rensa/stage';
import type { Follower } from '../run/seat.ts';

type Narration = () => string;
type NarrationOf<State, Event> = (event: Event, after: State) => Narration | undefined;

/** After that the sentence goes, so that the same one can be said again. */
const SAID_TICKS = 180;

export class Narrator<State, Event> implements Follower<State, Event> {
  readonly said = signal<Narration | undefined>(undefined);
  readonly #narrationOf: NarrationOf<State, Event>;
  #ticksLeft = 0;

  constructor(narrationOf: NarrationOf<State, Event> = () => undefined) {
    this.#narrationOf = narrationOf;
  }

  show(): void {
    this.said.value = undefined;
  }

  tick({ events, after }: TickView<State, Event>): void {
    const words = events.map((event) => this.#narrationOf(event, after)).findLast((each) => each !== undefined);
    if (words !== undefined) this.#say(words);
    else if (this.#ticksLeft > 0 && --this.#ticksLeft === 0) this.said.value = undefined;
  }

  #say(words: Narration): void {
    this.said.value = words;
    this.#ticksLeft = SAID_TICKS;
  }
}
