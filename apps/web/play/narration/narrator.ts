// The voice for screen readers during a game. Remarks are collected for a moment and said together, and there is
// a pause between two sentences: a listener must be able to follow, and to hear the other words of the page. A warning
// waits for none of that; only the next warning waits for the pause.

import { signal } from '@preact/signals';
import type { FallingTypes } from '@rensa/games/falling';
import type { TickView } from '@rensa/painters';
import { joinSentences } from '../../base/text/sentences.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { Follower } from '../../run/seat.ts';
import { isMade, type Narration, type Remark, type Topic, TOPICS, URGENT } from './remark.ts';
import { type Narrated, remarksOf } from './remarks.ts';

/** A landing and the next piece come within this time, and are one sentence. */
const COLLECT_TICKS = 24;
/** From one sentence to the next, at least. */
const PAUSE_TICKS = 75;
/** After that the sentence goes. */
const SAID_TICKS = 240;

/** Sentences are numbered: one that is said again is another one. */
export interface Sentence {
  readonly number: number;
  readonly words: Narration;
  /** A warning, which may interrupt what is being said. */
  readonly urgent: boolean;
}

export class Narrator<G extends FallingTypes> implements Follower<G> {
  readonly said = signal<Sentence | undefined>(undefined);
  readonly #narrated: Narrated<G>;
  readonly #level: () => Settings['narration'];
  readonly #waiting = new Map<Topic, Remark>();
  #sinceFirst = 0;
  #sinceSaid = PAUSE_TICKS;
  #sinceWarned = PAUSE_TICKS;
  #sentences = 0;

  constructor(narrated: Narrated<G>, level: () => Settings['narration']) {
    this.#narrated = narrated;
    this.#level = level;
  }

  show(): void {
    this.#waiting.clear();
    this.#sinceSaid = PAUSE_TICKS;
    this.#sinceWarned = PAUSE_TICKS;
    this.said.value = undefined;
  }

  tick(view: TickView<G>): void {
    if (this.#level() !== 'off') this.#collect(remarksOf(this.#narrated, view));
    this.#sinceSaid++;
    this.#sinceWarned++;
    if (this.#waiting.size > 0) this.#wait();
    else if (this.#sinceSaid === SAID_TICKS) this.said.value = undefined;
  }

  #collect(remarks: readonly Remark[]): void {
    const level = this.#level();
    for (const remark of remarks.filter((each) => isMade(each, level))) {
      if (this.#waiting.size === 0) this.#sinceFirst = 0;
      this.#waiting.set(remark.topic, remark);
    }
  }

  #wait(): void {
    this.#sinceFirst++;
    if (this.#sinceWarned >= PAUSE_TICKS && URGENT.some((topic) => this.#waiting.has(topic))) this.#warn();
    else if (this.#sinceFirst >= COLLECT_TICKS && this.#sinceSaid >= PAUSE_TICKS) this.#say(TOPICS, false);
  }

  #warn(): void {
    this.#sinceWarned = 0;
    this.#say(URGENT, true);
  }

  #say(topics: readonly Topic[], urgent: boolean): void {
    const remarks = topics.flatMap((topic) => this.#waiting.get(topic) ?? []);
    for (const topic of topics) this.#waiting.delete(topic);
    this.#sinceSaid = 0;
    const words: Narration = () => joinSentences(remarks.map((remark) => remark.words()));
    this.said.value = { number: ++this.#sentences, words, urgent };
  }
}
