import type { GameTypes } from '@rensa/engine';
import { type Cue, hapticMs, type TickView } from '@rensa/painters';
import type { Sound } from '../../base/sound/sound.ts';
import type { Follower } from '../../run/seat.ts';

/** `after` is the state that the event led to. */
type CuesOf<G extends GameTypes> = (event: G['event'], after: G['state']) => readonly Cue[];

interface CueOptions {
  readonly sound: Sound;
  /** From 0 to 1; left out, as loud as it gets. */
  readonly volume?: number;
  /** Takes what is felt of it, in ms; left out, nothing is. */
  readonly vibrate?: (ms: number) => void;
}

/** Sounds and touches of a seat. */
export class CuePlayer<G extends GameTypes> implements Follower<G> {
  readonly #cuesOf: CuesOf<G>;
  readonly #options: CueOptions;
  /** Cues that come later than their event, and when. */
  #waiting: readonly { readonly cue: Cue; readonly at: number }[] = [];

  constructor(cuesOf: CuesOf<G>, options: CueOptions) {
    this.#cuesOf = cuesOf;
    this.#options = options;
  }

  show(): void {
    this.#waiting = [];
  }

  /** Cues that come later, in ticks after this one. */
  await(cues: readonly Cue[], tick: number): void {
    this.#waiting = [...this.#waiting, ...cues.map((cue) => ({ cue, at: tick + (cue.delay ?? 0) }))];
  }

  tick({ events, after, tick }: TickView<G>): void {
    this.await(
      events.flatMap((event) => this.#cuesOf(event, after)),
      tick,
    );
    const all = this.#waiting;
    this.#waiting = all.filter(({ at }) => at > tick);
    for (const { cue, at } of all) if (at <= tick) this.#play(cue);
  }

  #play(cue: Cue): void {
    const { sound, volume = 1, vibrate } = this.#options;
    sound.play(cue.cue, cue.level, volume);
    vibrate?.(hapticMs(cue));
  }
}
