import { type Cue, hapticMs, type TickView } from '@rensa/stage';
import { vibrate } from '../base/haptics.ts';
import type { Sound } from '../base/sound/sound.ts';
import type { Follower } from '../run/seat.ts';

/** `after` is the state that the event led to. */
type CuesOf<State, Event> = (event: Event, after: State) => readonly Cue[];

/** What is heard and felt of a seat. */
export class CuePlayer<State, Event> implements Follower<State, Event> {
  readonly #cuesOf: CuesOf<State, Event>;
  readonly #sound: Sound;

  constructor(cuesOf: CuesOf<State, Event>, sound: Sound) {
    this.#cuesOf = cuesOf;
    this.#sound = sound;
  }

  show(): void {}

  tick({ events, after }: TickView<State, Event>): void {
    for (const cue of events.flatMap((event) => this.#cuesOf(event, after))) {
      this.#sound.play(cue.cue, cue.level);
      vibrate(hapticMs(cue));
    }
  }
}
