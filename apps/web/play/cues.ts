import { type Cue, hapticMs, type TickView } from '@rensa/stage';
import { vibrate } from '../base/haptics.ts';
import type { Sound } from '../base/sound/sound.ts';
import type { Follower } from '../run/seat.ts';

/** What is heard and felt of a seat. */
export class CuePlayer<Event> implements Follower<unknown, Event> {
  readonly #cuesOf: (event: Event) => readonly Cue[];
  readonly #sound: Sound;

  constructor(cuesOf: (event: Event) => readonly Cue[], sound: Sound) {
    this.#cuesOf = cuesOf;
    this.#sound = sound;
  }

  show(): void {}

  tick({ events }: TickView<unknown, Event>): void {
    for (const cue of events.flatMap((event) => this.#cuesOf(event))) {
      this.#sound.play(cue.cue, cue.level);
      vibrate(hapticMs(cue));
    }
  }
}
