// One board on the page: session, time, hand and canvas around one puzzle at a time.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Input, LIMITS, type Session, TICK_MS, TICKS_PER_SECOND } from '@rensa/engine';
import { type Event, type Grid, gridOf, type Loop, type State } from '@rensa/games/loop';
import { layoutLoop, type LoopLayout, paperOf } from '@rensa/painters/loop';
import { onHidden, screenFrames } from '../../../base/screen/clock.ts';
import { secondsOf } from '../../../base/text/format.ts';
import { isTouch } from '../../../base/screen/pointer.ts';
import { settings, theme } from '../../../base/settings/settings.ts';
import { BoardHand } from './boardhand.ts';
import { type LoopCanvases, LoopCanvas } from './canvas.ts';
import type { ClueOptions } from './options.ts';
import { LoopClock } from './clock.ts';
import { pictureOf, type Seen } from './picture.ts';
import { type FingerPair, NO_ZOOM, pinched, type Zoom, zoomed, zoomMost } from './zoom.ts';

export type Running = Session<Loop>;

export interface BoardElements extends LoopCanvases {
  /** Where pointers draw. */
  readonly board: HTMLElement;
}

const NO_GRID = gridOf(2, 2);
/** Inputs never wait for more ticks than these, however long nothing has happened. */
const BUSY_TICKS = 5;
/** A board left alone stops from here on: a longer replay could not be kept. An hour is left for strokes. */
const MOST_TICKS = LIMITS.ticks - 3600 * TICKS_PER_SECOND;

export class DrawingBoard {
  /** What is on the board: follows every change but the passing of time. */
  readonly shown = signal<State | undefined>(undefined);
  readonly seconds = signal(0);
  readonly layout = signal<LoopLayout | undefined>(undefined);
  /** Which of the ways that a hint leaves is shown. */
  readonly way = signal<number | undefined>(undefined);
  /** A solve is shown once more. */
  readonly playing = signal(false);
  readonly zoom = signal<Zoom>(NO_ZOOM);
  /** The answer is on the board. */
  readonly solution = signal(false);
  readonly options: ReadonlySignal<ClueOptions>;
  readonly hand: BoardHand;
  onEvents: (events: readonly Event[]) => void = () => {};
  /** A stroke is over, or something else has changed what there is to keep. */
  onChange: () => void = () => {};
  /** The page is hidden or left: time stops now. */
  onPause: () => void = () => {};
  #session: Running | undefined;
  /** As it was when `onChange` was last called. */
  #settled: State | undefined;
  #box = { width: 0, height: 0 };
  /** As large as the page has room for. */
  #fitted: LoopLayout | undefined;
  /** Of the last frame. */
  #ms = 0;
  #dirty = true;
  #awake = false;
  readonly #easel: LoopCanvas;
  readonly #pace: LoopClock;
  readonly #endings: readonly (() => void)[];

  constructor({ board, ground, canvas }: BoardElements, options: ReadonlySignal<ClueOptions>) {
    this.options = options;
    this.#easel = new LoopCanvas({ ground, canvas });
    this.#pace = new LoopClock(screenFrames, {
      elapse: (ticks) => this.#elapse(ticks),
      draw: (ms) => this.#draw(ms),
    });
    this.hand = new BoardHand(board, {
      grid: () => this.#grid,
      state: () => this.#session?.state,
      place: () => this.#easel.where(),
      yields: () => this.zoomable,
      onWake: () => this.#wake(),
    });
    this.#endings = [...this.#listen(), ...this.#watch()];
  }

  get session(): Running | undefined {
    return this.#session;
  }

  get #grid(): Grid {
    return this.#session?.state.puzzle ?? NO_GRID;
  }

  /** On a screen to be touched, a board whose cells are too small for a finger can be made larger. */
  get zoomable(): boolean {
    return isTouch() && this.#fitted !== undefined && zoomMost(this.#fitted) > 1;
  }

  /** Two fingers have gone from one place to another, in pixels from the left upper corner of the board's window. */
  pinch(from: FingerPair, to: FingerPair): void {
    if (this.#fitted === undefined) return;
    this.zoom.value = pinched(this.zoom.value, from, to, this.#fitted);
    this.#place();
  }

  /** Takes up a game; its time runs from now on. */
  seat(session: Running): void {
    this.#session = session;
    this.#settled = session.state;
    this.#easel.clear();
    this.way.value = undefined;
    this.zoom.value = NO_ZOOM;
    this.solution.value = false;
    this.hand.clear(session.state.puzzle.solution[0] ?? 0);
    this.#show();
    this.#place();
    // The time since the last frame belongs to the game before.
    this.#pace.stop();
    if (document.visibilityState === 'visible') this.#pace.run();
  }

  /** Shows another state than that of the game at hand, until it is undefined. */
  present(state: State | undefined): void {
    this.playing.value = state !== undefined;
    this.shown.value = state ?? this.#session?.state;
  }

  act(input: Input): void {
    this.hand.queue.push(input);
    this.#wake();
  }

  /** The room there is, in CSS pixels. */
  fit(width: number, height: number): void {
    this.#box = { width, height };
    this.#place();
  }

  dispose(): void {
    this.#rest();
    this.hand.dispose();
    for (const end of this.#endings) end();
  }

  #listen(): (() => void)[] {
    const check = (): void => this.#onVisible();
    document.addEventListener('visibilitychange', check);
    return [() => document.removeEventListener('visibilitychange', check), onHidden(() => this.#rest())];
  }

  /** Whatever a picture depends on, apart from time. */
  #watch(): (() => void)[] {
    const repaint = (): void => {
      this.#dirty = true;
      this.#pace.wake();
    };
    // A canvas does not wait for a font.
    document.fonts.load("750 20px 'Inter Variable'").then(repaint, () => {});
    return [
      effect(() => {
        for (const each of this.#causes()) void each.value;
        repaint();
      }),
    ];
  }

  #causes(): readonly ReadonlySignal<unknown>[] {
    const { pen, pointed } = this.hand;
    return [this.shown, pen, pointed, this.way, this.solution, this.layout, this.options, settings, theme];
  }

  #onVisible(): void {
    if (document.visibilityState === 'visible' && this.#session !== undefined) this.#pace.run();
  }

  #rest(): void {
    this.hand.letGo();
    this.#pace.stop();
    while (this.#tick() !== 0);
    this.#show();
    this.onPause();
  }

  #wake(): void {
    this.#awake = true;
    this.#pace.wake();
  }

  #place(): void {
    const { rows, cols } = this.#grid;
    if (this.#session === undefined || this.#box.width === 0) return;
    this.#fitted = layoutLoop(this.#box.width, this.#box.height, rows, cols);
    this.layout.value = zoomed(this.#fitted, this.zoom.value);
    this.#easel.place(this.layout.value);
    this.#dirty = true;
    // At once: a canvas that has a new size is empty.
    this.#paint();
    this.#pace.wake();
  }

  #elapse(ticks: number): void {
    const session = this.#session;
    if (session === undefined || (session.ticks >= MOST_TICKS && !this.#awake)) return;
    const busy = Math.min(ticks, BUSY_TICKS);
    const idle = Math.min(ticks, MOST_TICKS - session.ticks) - busy;
    session.idle(Math.max(0, idle));
    for (let i = 0; i < busy && session.ticks < LIMITS.ticks; i++) this.#awake = this.#tick() !== 0;
    this.#show();
  }

  /** One tick with the next thing that a hand wants; gives what that was. */
  #tick(): Input {
    if (this.#session === undefined) return 0;
    const input = this.hand.queue.next(this.#grid.cols);
    const events = this.#session.advance([input]);
    const cell = this.#session.state.stroke?.trail.at(-1)?.cell;
    if (cell !== undefined) this.hand.pen.value = cell;
    if (events.length > 0) {
      this.#show();
      this.onEvents(events);
    }
    if (input !== 0) this.#settle(this.#session.state);
    return input;
  }

  #settle(state: State): void {
    if (state.stroke !== null || isSame(this.#settled, state)) return;
    this.#settled = state;
    this.onChange();
  }

  #show(): void {
    const state = this.#session?.state;
    if (state === undefined) return;
    this.seconds.value = secondsOf(state.ticks);
    if (this.playing.value || isSame(this.shown.value, state)) return;
    if (state.told !== this.shown.value?.told) this.way.value = undefined;
    this.shown.value = state;
  }

  #draw(ms: number): number {
    this.#ms = ms;
    if (this.#dirty) this.#dirty = this.#paint();
    if (this.#dirty || this.#awake) return 0;
    const state = this.#session?.state;
    if (state === undefined || state.solved) return Infinity;
    return (TICKS_PER_SECOND - (state.ticks % TICKS_PER_SECOND)) * TICK_MS;
  }

  /** What there is to be seen now. */
  get seen(): Seen | undefined {
    const state = this.shown.value;
    return (
      state && {
        state,
        pen: this.hand.pen.value,
        pointed: this.hand.pointed.value,
        options: this.options.value,
        solution: this.solution.value,
        way: this.way.value,
      }
    );
  }

  /** Says whether something still moves. */
  #paint(): boolean {
    const { seen } = this;
    if (seen === undefined) return false;
    const look = { paper: paperOf(theme.value, settings.value.contrast), motion: settings.value.motion };
    return this.#easel.paint(pictureOf(seen), look, this.#ms);
  }
}

/** Are two states the same but for their time? */
function isSame(a: State | undefined, b: State): boolean {
  if (a === undefined) return false;
  return (Object.keys(b) as (keyof State)[]).every((key) => key === 'ticks' || a[key] === b[key]);
}
