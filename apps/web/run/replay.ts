// A replay on the page: it is played at any speed, stopped, stepped through and taken to any tick.

import { signal } from '@preact/signals';
import type { Timeline } from '@rensa/engine';
import { Clock, type Frames, screenFrames } from '../base/clock.ts';
import type { Lens } from './run.ts';
import type { SeatView } from './seat.ts';

export interface ReplayRunOptions<Whole, WholeEvent, State, Event> {
  readonly seats: readonly SeatView<State, Event>[];
  readonly lens: Lens<Whole, WholeEvent, State, Event>;
  readonly frames?: Frames;
}

/** What still moves after the last tick comes to rest in so many more. */
const REST_TICKS = 90;

export class ReplayRun<Setup, Whole, WholeEvent, State = Whole, Event = WholeEvent> {
  readonly playing = signal(false);
  readonly tick = signal(0);
  readonly timeline: Timeline<Setup, Whole, WholeEvent>;
  readonly #options: ReplayRunOptions<Whole, WholeEvent, State, Event>;
  readonly #clock: Clock;
  #restTicks = 0;

  constructor(
    timeline: Timeline<Setup, Whole, WholeEvent>,
    options: ReplayRunOptions<Whole, WholeEvent, State, Event>,
  ) {
    const { frames = screenFrames } = options;
    this.timeline = timeline;
    this.#options = options;
    this.#clock = new Clock(frames, { tick: () => this.#step(), draw: (mix) => this.#draw(mix) });
    this.#show();
  }

  get atEnd(): boolean {
    return this.tick.value === this.timeline.ticks;
  }

  set speed(times: number) {
    this.#clock.speed = times;
  }

  /** From the start again, if it was at its end. */
  play(): void {
    if (this.atEnd) this.seek(0);
    this.playing.value = true;
    this.#clock.run();
  }

  pause(): void {
    if (!this.playing.value) return;
    this.playing.value = false;
    this.#clock.stop();
    this.paintStill();
  }

  /** Goes to a tick, and goes on from there if it was playing. */
  seek(tick: number): void {
    this.timeline.seek(tick);
    this.#show();
    if (!this.playing.value) this.paintStill();
  }

  /** One tick on, as it looks while it is played. */
  stepOn(): void {
    this.pause();
    this.#step();
    this.paintStill();
  }

  paintStill(): void {
    if (this.playing.value) return;
    this.#clock.stop();
    for (const { picture } of this.#options.seats) picture.paintStill(this.#now);
  }

  dispose(): void {
    this.#clock.stop();
  }

  get #now(): number {
    return this.timeline.tick + this.#restTicks;
  }

  #show(): void {
    const { seats, lens } = this.#options;
    this.#restTicks = 0;
    seats.forEach((seat, i) => seat.show(lens.state(this.timeline.state, i)));
    this.tick.value = this.timeline.tick;
  }

  #step(): void {
    const step = this.timeline.next();
    if (step === undefined) return this.#rest();
    const { seats, lens } = this.#options;
    seats.forEach((seat, i) =>
      seat.tick({
        before: lens.state(step.before, i),
        after: lens.state(step.after, i),
        events: lens.events(step.events, i),
        tick: step.tick,
      }),
    );
    this.tick.value = step.tick;
  }

  /** The end has been reached. What is still on its way on the board comes to rest. */
  #rest(): void {
    const { seats, lens } = this.#options;
    this.playing.value = false;
    this.#restTicks++;
    seats.forEach((seat, i) => {
      const board = lens.state(this.timeline.state, i);
      seat.tick({ before: board, after: board, events: [], tick: this.#now });
    });
  }

  #draw(mix: number): boolean {
    const moving = this.#options.seats.map(({ picture }) => picture.paint(mix, this.#now + mix));
    return this.playing.value || (this.#restTicks < REST_TICKS && moving.some(Boolean));
  }
}
