// One game on the page: its seats, the driver that moves it, the clock, what is kept of it, and its end.

import { signal } from '@preact/signals';
import type { GameTypes, Input } from '@rensa/engine';
import { Clock, type Frames, screenFrames } from '../base/screen/clock.ts';
import { certain, type RunDriver } from './driver.ts';
import { type Moments, SeatGroup, stillStep } from './group.ts';
import type { Seat, SeatView } from './seat.ts';

/** `ready`: counts down to play; the session rests. */
export type RunPhase = 'waiting' | 'ready' | 'playing' | 'paused' | 'over';

/** Returns whether the clock of this phase runs. */
export function isRunning(phase: RunPhase): boolean {
  return phase === 'ready' || phase === 'playing';
}

/** The store of a run while it lasts. */
interface Keeper {
  keep(): void;
  drop(): void;
}

export interface RunOptions<Whole extends GameTypes, Board extends GameTypes> {
  readonly seats: readonly Seat<Board>[];
  /** The picture of the whole game, beside or over the boards. */
  readonly whole?: SeatView<Whole>;
  readonly keeper?: Keeper;
  /** The game has its result. */
  readonly onResult?: () => void;
  /** Its end has been seen for a moment. */
  readonly onEndSeen?: () => void;
  /** Ticks of that moment. */
  readonly endTicks?: () => number;
  readonly frames?: Frames;
  /** The factor of the usual speed; asked whenever play begins or goes on. */
  readonly speed?: () => number;
  /** Ticks from one picture to the next; 0 draws on every frame. */
  readonly drawTicks?: number;
}

/** A crash of the page costs at most this. */
const KEEP_TICKS = 2 * 60;
/** Between the result and `onEndSeen`, where nothing else is asked for. */
const END_TICKS = 45;
/** A press before this many ticks after the end was meant for the game. */
const HURRY_TICKS = 30;

export class Run<Whole extends GameTypes, Board extends GameTypes = Whole> {
  readonly phase = signal<RunPhase>('waiting');
  /** Ticks that are left of the ready count. */
  readonly readyTicks = signal(0);
  readonly #options: RunOptions<Whole, Board>;
  readonly #group: SeatGroup<Whole, Board>;
  readonly #clock: Clock;
  #driver: RunDriver<Whole, Board>;
  /** The inputs for the next tick that the sources have given so far. */
  #inputs: (Input | undefined)[] = [];
  /** The last tick was put off, because a source was not ready. */
  #held = false;
  #endTicks = 0;
  #endSeen = false;

  constructor(driver: RunDriver<Whole, Board>, options: RunOptions<Whole, Board>) {
    const { frames = screenFrames, drawTicks = 0 } = options;
    this.#options = options;
    this.#group = new SeatGroup(options.seats, options.whole);
    this.#driver = driver;
    const callbacks = {
      tick: () => this.#tick(),
      draw: (mix: number) => this.#draw(mix),
      pace: (now: number) => (this.phase.peek() === 'playing' ? this.#driver.pace?.(now) : undefined) ?? 1,
    };
    this.#clock = new Clock(frames, callbacks, drawTicks);
    this.#show();
  }

  get state(): Whole['state'] {
    return this.#driver.state;
  }

  /** Takes up another game, which rests until `play`. */
  load(driver: RunDriver<Whole, Board>, phase: 'waiting' | 'paused' = 'waiting'): void {
    this.#rest();
    this.#driver = driver;
    this.#endTicks = 0;
    this.#endSeen = false;
    this.phase.value = phase;
    this.#show();
    this.paintStill();
  }

  /** Plays, after a ready count of so many ticks. */
  play(readyTicks = 0): void {
    this.readyTicks.value = readyTicks;
    this.phase.value = readyTicks > 0 ? 'ready' : 'playing';
    for (const { source } of this.#options.seats) source.resume();
    this.#clock.speed = this.#options.speed?.() ?? 1;
    this.#clock.run();
  }

  /** Returns whether there was something to pause. */
  pause(): boolean {
    if (!isRunning(this.phase.value)) return false;
    this.phase.value = 'paused';
    this.#rest();
    this.keep();
    return true;
  }

  /** The end need not be seen any longer: somebody has pressed something. Returns whether that was not too soon. */
  hurry(): boolean {
    const hurried = this.phase.value === 'over' && !this.#endSeen && this.#endTicks >= HURRY_TICKS;
    if (hurried) this.#seeEnd();
    return hurried;
  }

  /** Keeps the game as it is now. A game that is over or has not begun is nothing to come back to. */
  keep(): void {
    if (this.#driver.tick > 0 && !this.#driver.ended) this.#options.keeper?.keep();
  }

  /** One picture of a run that does not move. */
  paintStill(): void {
    if (!isRunning(this.phase.value)) this.#group.paintStill(this.#moments());
  }

  dispose(): void {
    if (isRunning(this.phase.value)) this.keep();
    this.#clock.stop();
    for (const { source } of this.#options.seats) source.dispose();
  }

  /** Each seat is painted at its own tick. */
  #moments(): Moments {
    const seats = this.#options.seats.map((_, seat) => this.#driver.tickOf(seat) + this.#endTicks);
    return { seats, whole: this.#driver.tick + this.#endTicks };
  }

  #boards(): readonly Board['state'][] {
    return this.#options.seats.map((_, seat) => this.#driver.sightOf(seat).own);
  }

  #rest(): void {
    this.#clock.stop();
    this.#inputs = [];
    for (const { source } of this.#options.seats) source.pause();
  }

  #show(): void {
    this.#group.show(this.#boards(), this.#driver.state);
  }

  #tick(): void {
    if (this.phase.value === 'ready') return this.#count();
    if (this.phase.value !== 'playing') return this.#tickAfterEnd();
    const inputs = this.#collect();
    this.#held = inputs === undefined;
    if (inputs === undefined) return;
    const step = this.#driver.advance(inputs);
    this.#held = step.isHeld === true;
    this.#inputs = this.#held ? [...inputs] : [];
    this.#group.take(step);
    if (this.#driver.tick % KEEP_TICKS === 0) this.keep();
    if (this.#driver.ended) this.#end();
  }

  /** Any press ends the count, and is the first of the game. */
  #count(): void {
    const pressed = this.#options.seats.map(({ source }) => source.waited?.() ?? false).includes(true);
    this.readyTicks.value = pressed ? 0 : this.readyTicks.value - 1;
    if (this.readyTicks.value <= 0) this.phase.value = 'playing';
  }

  /** The inputs of all seats; undefined while one of them is not ready. What the others have given is not asked again. */
  #collect(): readonly Input[] | undefined {
    const { seats } = this.#options;
    const sights = seats.map((_, seat) => this.#driver.sightOf(seat));
    seats.forEach(({ source }, seat) => {
      const sight = sights[seat];
      if (sight !== undefined) this.#inputs[seat] ??= source.next(sight);
    });
    const inputs = seats.map((_, seat) => this.#inputs[seat]);
    return inputs.every((input) => input !== undefined) ? inputs : undefined;
  }

  #end(): void {
    this.phase.value = 'over';
    this.#options.keeper?.drop();
    for (const { source } of this.#options.seats) source.pause();
    this.#options.onResult?.();
  }

  /** Whatever is still on its way on the board comes to rest. */
  #tickAfterEnd(): void {
    this.#endTicks++;
    const { seats, whole } = this.#moments();
    const still = this.#boards().map((board, seat) => [stillStep<Board>(board, seats[seat] ?? whole)]);
    this.#group.take(certain({ seats: still, whole: [stillStep<Whole>(this.#driver.state, whole)] }));
    if (!this.#endSeen && this.#endTicks >= (this.#options.endTicks?.() ?? END_TICKS)) this.#seeEnd();
  }

  #seeEnd(): void {
    this.#endSeen = true;
    this.#options.onEndSeen?.();
  }

  #draw(mix: number): boolean {
    const rests = this.#held || this.phase.value === 'ready';
    const moving = this.#group.paint(rests ? 1 : mix, this.#moments());
    return isRunning(this.phase.value) || !this.#endSeen || moving;
  }
}
