// One session of a game on the page: its seats, the clock that drives it, what is kept of it, and its end.

import { signal } from '@preact/signals';
import { type GameTypes, type Input, type MatchTypes, seatEvents, seatState, type Session } from '@rensa/engine';
import { Clock, type Frames, screenFrames } from '../base/screen/clock.ts';
import type { BoardPicture, Seat } from './seat.ts';

export type RunPhase = 'waiting' | 'playing' | 'paused' | 'over';

/** How a seat looks at the whole game: its own board, and what happened on it. */
export interface Lens<Whole extends GameTypes, Board extends GameTypes> {
  state(whole: Whole['state'], seat: number): Board['state'];
  events(events: readonly Whole['event'][], seat: number): readonly Board['event'][];
}

/** For a game with one seat: its board is the whole game. */
export function soloLens<G extends GameTypes>(): Lens<G, G> {
  return { state: (whole) => whole, events: (events) => events };
}

/** For a match of two boards. */
export function matchLens<G extends GameTypes>(): Lens<MatchTypes<G>, G> {
  return { state: seatState, events: seatEvents };
}

/** Where a run is kept while it lasts. */
export interface Keeper<Kept> {
  keep(session: Kept): void;
  drop(): void;
}

export interface RunOptions<Whole extends GameTypes, Board extends GameTypes> {
  readonly seats: readonly Seat<Board>[];
  readonly lens: Lens<Whole, Board>;
  /** What is seen of the whole, beside or over the boards. */
  readonly whole?: BoardPicture<Whole>;
  readonly keeper?: Keeper<Session<Whole>>;
  /** The game has its result. */
  readonly onResult?: () => void;
  /** Its end has been seen for a moment. */
  readonly onEndSeen?: () => void;
  readonly frames?: Frames;
  /** How many times as fast as usual; asked whenever play begins or goes on. */
  readonly speed?: () => number;
  /** Draw only every so many ticks; 0 draws on every frame. */
  readonly drawTicks?: number;
}

/** What a crash of the page may cost at most. */
const KEEP_TICKS = 2 * 60;
/** Between the result and `onEndSeen`. */
const END_TICKS = 45;

export class Run<Whole extends GameTypes, Board extends GameTypes = Whole> {
  readonly phase = signal<RunPhase>('waiting');
  readonly #options: RunOptions<Whole, Board>;
  readonly #clock: Clock;
  #session: Session<Whole>;
  /** The inputs for the next tick, as far as the sources have given them. */
  #inputs: (Input | undefined)[] = [];
  /** The last tick was put off, because a source was not ready. */
  #held = false;
  #endTicks = 0;

  constructor(session: Session<Whole>, options: RunOptions<Whole, Board>) {
    const { frames = screenFrames, drawTicks = 0 } = options;
    this.#options = options;
    this.#session = session;
    this.#clock = new Clock(frames, { tick: () => this.#tick(), draw: (mix) => this.#draw(mix) }, drawTicks);
    this.#show();
  }

  get session(): Session<Whole> {
    return this.#session;
  }

  /** Takes up another session, which rests until `play`. */
  load(session: Session<Whole>, phase: 'waiting' | 'paused' = 'waiting'): void {
    this.#rest();
    this.#session = session;
    this.#endTicks = 0;
    this.phase.value = phase;
    this.#show();
    this.paintStill();
  }

  play(): void {
    this.phase.value = 'playing';
    for (const { source } of this.#options.seats) source.resume();
    this.#clock.speed = this.#options.speed?.() ?? 1;
    this.#clock.run();
  }

  /** Says whether there was something to pause. */
  pause(): boolean {
    if (this.phase.value !== 'playing') return false;
    this.phase.value = 'paused';
    this.#rest();
    this.keep();
    return true;
  }

  /** Keeps the game as it is now. A game that is over or has not begun is nothing to come back to. */
  keep(): void {
    if (this.#session.ticks > 0 && this.#session.result === undefined) this.#options.keeper?.keep(this.#session);
  }

  /** One picture of a run that does not move. */
  paintStill(): void {
    if (this.phase.value === 'playing') return;
    for (const { picture } of this.#options.seats) picture.paintStill(this.#now);
    this.#options.whole?.paintStill(this.#now);
  }

  dispose(): void {
    if (this.phase.value === 'playing') this.keep();
    this.#clock.stop();
    for (const { source } of this.#options.seats) source.dispose();
  }

  get #now(): number {
    return this.#session.ticks + this.#endTicks;
  }

  #rest(): void {
    this.#clock.stop();
    this.#inputs = [];
    for (const { source } of this.#options.seats) source.pause();
  }

  #show(): void {
    const { seats, lens } = this.#options;
    seats.forEach((seat, i) => seat.show(lens.state(this.#session.state, i)));
    this.#options.whole?.show(this.#session.state);
  }

  #tick(): void {
    if (this.phase.value !== 'playing') return this.#tickAfterEnd();
    const inputs = this.#collect();
    this.#held = inputs === undefined;
    if (inputs === undefined) return;
    this.#advance(inputs);
    if (this.#session.ticks % KEEP_TICKS === 0) this.keep();
    if (this.#session.result !== undefined) this.#end();
  }

  /** The inputs of all seats; undefined while one of them is not ready. What the others have given is not asked again. */
  #collect(): readonly Input[] | undefined {
    const { seats, lens } = this.#options;
    const boards = seats.map((_, i) => lens.state(this.#session.state, i));
    seats.forEach(({ source }, i) => (this.#inputs[i] ??= source.next(boards[i], boards[1 - i])));
    const inputs = seats.map((_, i) => this.#inputs[i]);
    if (!inputs.every((input) => input !== undefined)) return undefined;
    this.#inputs = [];
    return inputs;
  }

  #advance(inputs: readonly Input[]): void {
    const { seats, lens, whole } = this.#options;
    const session = this.#session;
    const events = session.advance(inputs);
    seats.forEach((seat, i) =>
      seat.tick({
        before: lens.state(session.before, i),
        after: lens.state(session.state, i),
        events: lens.events(events, i),
        tick: session.ticks,
      }),
    );
    whole?.tick({ before: session.before, after: session.state, events, tick: session.ticks });
  }

  #end(): void {
    this.phase.value = 'over';
    this.#options.keeper?.drop();
    for (const { source } of this.#options.seats) source.pause();
    this.#options.onResult?.();
  }

  /** What is still on its way on the board comes to rest. */
  #tickAfterEnd(): void {
    this.#endTicks++;
    const { seats, lens, whole } = this.#options;
    const { state } = this.#session;
    seats.forEach((seat, i) => {
      const board = lens.state(state, i);
      seat.tick({ before: board, after: board, events: [], tick: this.#now });
    });
    whole?.tick({ before: state, after: state, events: [], tick: this.#now });
    if (this.#endTicks === END_TICKS) this.#options.onEndSeen?.();
  }

  #draw(mix: number): boolean {
    const shown = this.#held ? 1 : mix;
    const now = this.#now + shown;
    const moving = this.#options.seats.map(({ picture }) => picture.paint(shown, now));
    const wholeMoves = this.#options.whole?.paint(shown, now) ?? false;
    return this.phase.value === 'playing' || this.#endTicks < END_TICKS || wholeMoves || moving.some(Boolean);
  }
}
