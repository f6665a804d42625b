// A replay on the page: it is played at any speed, stopped, stepped through and taken to any tick.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, TimelineStep } from '@rensa/engine';
import { Clock, type Frames, screenFrames } from '../base/screen/clock.ts';
import { certain } from './driver.ts';
import { type Moments, SeatGroup, stillStep } from './group.ts';
import { type Lens, seenBy } from './lens.ts';
import type { SeatView } from './seat.ts';

/** Moves along a replay, whatever it shows. */
export interface Playback {
  readonly playing: ReadonlySignal<boolean>;
  readonly tick: ReadonlySignal<number>;
  /** Its length. */
  readonly ticks: number;
  readonly atEnd: boolean;
  /** Is this the end of a game that has its result? */
  readonly ended: boolean;
  speed: number;
  /** From the start again, if it was at its end. */
  play(): void;
  pause(): void;
  /** Goes to a tick, and goes on from there if it was playing. */
  seek(tick: number, lead?: number): void;
  /** One tick on, as it looks while it is played. */
  stepOn(): void;
}

/** The thing that is watched: a replay, or any other row of ticks. */
export interface WatchedTicks<G extends GameTypes> {
  readonly ticks: number;
  /** Ticks that have passed. */
  readonly tick: number;
  readonly state: G['state'];
  /** Undefined where the game goes on after the last tick. */
  readonly result: unknown;
  seek(tick: number): void;
  /** One tick on; undefined at the end. */
  next(): TimelineStep<G> | undefined;
}

export interface ReplayRunOptions<Whole extends GameTypes, Board extends GameTypes> {
  readonly seats: readonly SeatView<Board>[];
  readonly lens: Lens<Whole, Board>;
  /** The picture of the whole, beside or over the boards. */
  readonly whole?: SeatView<Whole>;
  readonly frames?: Frames;
}

/** Whatever still moves after the last tick comes to rest in these. */
const REST_TICKS = 90;

export class ReplayRun<Whole extends GameTypes, Board extends GameTypes = Whole> implements Playback {
  readonly playing = signal(false);
  readonly tick = signal(0);
  readonly #timeline: WatchedTicks<Whole>;
  readonly #lens: Lens<Whole, Board>;
  readonly #seats: number;
  readonly #group: SeatGroup<Whole, Board>;
  readonly #clock: Clock;
  #restTicks = 0;

  constructor(timeline: WatchedTicks<Whole>, options: ReplayRunOptions<Whole, Board>) {
    const { frames = screenFrames } = options;
    this.#timeline = timeline;
    this.#lens = options.lens;
    this.#seats = options.seats.length;
    this.#group = new SeatGroup(options.seats, options.whole);
    this.#clock = new Clock(frames, { tick: () => this.#step(), draw: (mix) => this.#draw(mix) });
    this.#show();
  }

  get ticks(): number {
    return this.#timeline.ticks;
  }

  get atEnd(): boolean {
    return this.tick.value === this.ticks;
  }

  get ended(): boolean {
    return this.atEnd && this.#timeline.result !== undefined;
  }

  get speed(): number {
    return this.#clock.speed;
  }

  set speed(times: number) {
    this.#clock.speed = times;
  }

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

  /** The `lead` ticks before it are played at once, so that what they began is seen. */
  seek(tick: number, lead = 0): void {
    this.#timeline.seek(tick - lead);
    this.#show();
    while (this.tick.value < Math.min(tick, this.ticks)) this.#step();
    if (!this.playing.value) this.paintStill();
  }

  stepOn(): void {
    this.pause();
    this.#step();
    this.paintStill();
  }

  paintStill(): void {
    if (this.playing.value) return;
    this.#clock.stop();
    this.#group.paintStill(this.#moments());
  }

  dispose(): void {
    this.#clock.stop();
  }

  /** All seats of a replay are at the same tick. */
  #moments(): Moments {
    const now = this.#timeline.tick + this.#restTicks;
    return { seats: Array.from({ length: this.#seats }, () => now), whole: now };
  }

  #show(): void {
    const { state, tick } = this.#timeline;
    this.#restTicks = 0;
    const boards = Array.from({ length: this.#seats }, (_, seat) => this.#lens.state(state, seat));
    this.#group.show(boards, state);
    this.tick.value = tick;
  }

  #step(): void {
    const step = this.#timeline.next();
    if (step === undefined) return this.#rest();
    this.#take(step);
    this.tick.value = step.tick;
  }

  /** The end has been reached. Whatever is still on its way on the board comes to rest. */
  #rest(): void {
    this.playing.value = false;
    this.#restTicks++;
    this.#take(stillStep<Whole>(this.#timeline.state, this.#moments().whole));
  }

  #take(step: TimelineStep<Whole>): void {
    const seats = Array.from({ length: this.#seats }, (_, seat) => [seenBy(this.#lens, step, seat)]);
    this.#group.take(certain({ seats, whole: [step] }));
  }

  #draw(mix: number): boolean {
    const moving = this.#group.paint(mix, this.#moments());
    return this.playing.value || (this.#restTicks < REST_TICKS && moving);
  }
}
