// Plays the chain of the lab, and steps through its links in both directions.

import { computed, signal } from '@preact/signals';
import type { Puyo } from '@rensa/games/puyo';
import type { ReplayRun } from '../../../run/replay.ts';
import type { BoardScreen } from '../tools/screen.ts';
import { type ChainFilm, filmOf, linksBy } from './board/film.ts';
import type { LabField } from './board/labfield.ts';

export const LAB_SPEEDS = [0.5, 1, 2, 4] as const;

/** Ticks before its burst at which a link is shown. */
const TICKS_BEFORE_BURST = 6;

export class ChainPlayer {
  screen: BoardScreen | undefined;
  /** Undefined while the lab shows the field itself. */
  readonly run = signal<ReplayRun<Puyo> | undefined>(undefined);
  readonly speed = signal<number>(1);
  readonly #subject: () => Pick<LabField, 'rules' | 'board'>;
  #film: ChainFilm | undefined;

  constructor(subject: () => Pick<LabField, 'rules' | 'board'>) {
    this.#subject = subject;
  }

  readonly playing = computed(() => this.run.value?.playing.value ?? false);
  /** Number of the link that is shown; 0 before the first. */
  readonly link = computed(() => {
    const run = this.run.value;
    return run === undefined || this.#film === undefined ? 0 : linksBy(this.#film, run.tick.value);
  });
  /** True when everything has come to rest. */
  readonly ended = computed(() => this.run.value !== undefined && this.run.value.tick.value === this.run.value.ticks);

  play(): void {
    const run = this.#open();
    if (run === undefined) return;
    run.speed = this.speed.value;
    run.play();
  }

  toggle(): void {
    if (this.playing.value) this.run.value?.pause();
    else this.play();
  }

  /** Goes one link on or back. Before the first link is the field, after the last one the board at rest. */
  step(by: 1 | -1): void {
    this.goTo(this.ended.value && by === -1 ? this.link.value : this.link.value + by);
  }

  goTo(link: number): void {
    if (link <= 0) return this.close();
    const run = this.#open();
    run?.pause();
    const mark = this.#film?.marks[link - 1];
    if (mark === undefined) run?.seek(run.ticks);
    else run?.seek(Math.max(mark.found, mark.popped - TICKS_BEFORE_BURST), mark.popped - mark.found);
  }

  toEnd(): void {
    this.goTo(Number.POSITIVE_INFINITY);
  }

  setSpeed(times: number): void {
    this.speed.value = times;
    if (this.run.value !== undefined) this.run.value.speed = times;
  }

  /** Goes back to the field. */
  close(): void {
    this.run.value?.pause();
    this.#film = undefined;
    this.run.value = undefined;
  }

  #open(): ReplayRun<Puyo> | undefined {
    if (this.run.value !== undefined) return this.run.value;
    this.#film = filmOf(this.#subject());
    const opened = this.screen?.watch(this.#film);
    this.run.value = opened;
    return opened;
  }
}
