// A replay as it is watched: at a speed, and from mark to mark.

import { effect, signal } from '@preact/signals';
import { onHidden } from '../../base/screen/clock.ts';
import { settings } from '../../base/settings/settings.ts';
import type { Sound } from '../../base/sound/sound.ts';
import type { Playback } from '../../run/replay.ts';
import { type BoardMarks, firstAfter, lastBefore, ticksOf } from './marks.ts';

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const;
export type PlaybackSpeed = (typeof SPEEDS)[number];
/** Faster than this nothing is heard. */
const HEARD_SPEED = 2;
/** Ticks after a mark within which a step back goes to the mark before it; at a higher speed within as much time. */
const BACK_TICKS = 20;

export class Watching {
  readonly run: Playback;
  /** The marks of each board. */
  readonly marks: readonly BoardMarks[];
  readonly speed = signal<PlaybackSpeed>(1);
  /** Leads to a game that goes on from here; undefined if the recorded game cannot be played on. */
  onPlayOn: (() => void) | undefined;
  readonly #endings: readonly (() => void)[];

  constructor(run: Playback, marks: readonly BoardMarks[], sound: Sound) {
    this.run = run;
    this.marks = marks;
    this.#endings = [
      onHidden(() => run.pause()),
      effect(() => sound.mute(!settings.value.sound || this.speed.value > HEARD_SPEED)),
      effect(() => void (run.speed = this.speed.value)),
    ];
  }

  toggle(): void {
    if (this.run.playing.value) this.run.pause();
    else this.run.play();
  }

  /** Goes on with a person from the state that is shown. There is nothing to play after the end. */
  playOn(): void {
    if (!this.run.ended) this.onPlayOn?.();
  }

  /** To the next speed, or the one before. */
  changeSpeed(by: 1 | -1): void {
    this.speed.value = SPEEDS[SPEEDS.indexOf(this.speed.value) + by] ?? this.speed.value;
  }

  stepTick(by: 1 | -1): void {
    if (by === 1) return this.run.stepOn();
    this.run.pause();
    this.run.seek(this.run.tick.value - 1);
  }

  stepPair(by: 1 | -1): void {
    this.#stepTo(
      ticksOf(this.marks, ({ pairs }) => pairs),
      by,
    );
  }

  stepChain(by: 1 | -1): void {
    this.#stepTo(
      ticksOf(this.marks, ({ chains }) => chains.map(({ tick }) => tick)),
      by,
    );
  }

  dispose(): void {
    for (const end of this.#endings) end();
  }

  /** To the next mark, or the one before; else to the end or the start. */
  #stepTo(ticks: readonly number[], by: 1 | -1): void {
    const { value: now } = this.run.tick;
    const back = this.run.playing.value ? BACK_TICKS * Math.max(1, this.speed.value) : 0;
    const to = by === 1 ? firstAfter(ticks, now) : lastBefore(ticks, now - back);
    this.run.seek(to ?? (by === 1 ? this.run.ticks : 0));
  }
}
