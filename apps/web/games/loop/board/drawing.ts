// One board on the page: the session, clock, input and canvas of one puzzle at a time.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Input, LIMITS, type Session, TICK_MS, TICKS_PER_SECOND } from '@rensa/engine';
import { type Event, type Grid, gridOf, type Loop, type State } from '@rensa/games/loop';
import { layoutLoop, type LoopLayout, paperOf } from '@rensa/painters/loop';
import { onHidden, screenFrames } from '../../../base/screen/clock.ts';
import { secondsOf } from '../../../base/text/format.ts';
import { isTouch } from '../../../base/screen/screen.ts';
import { settings, theme } from '../../../base/settings/settings.ts';
import { BoardInput } from './input.ts';
import { type LoopCanvases, LoopCanvas } from './canvas.ts';
import type { ClueOptions } from './options.ts';
import { LoopClock } from './clock.ts';
import { type DrawingView, pictureOf } from './picture.ts';
import { type FingerPair, maxScale, NO_ZOOM, pinched, type Zoom, zoomed, zoomedTo } from './zoom.ts';

export interface BoardElements extends LoopCanvases {
  /** Element on which pointers draw. */
  readonly board: HTMLElement;
}

const NO_GRID = gridOf(2, 2);
/** Ticks at the end of a frame that may take an input; the ones before are idle. So an input waits for 5 ticks at most. */
const MAX_BUSY_TICKS = 5;
/** Ticks at which a board left alone stops, because a longer replay could not be stored. An hour is left for strokes. */
const MAX_IDLE_TICKS = LIMITS.ticks - 3600 * TICKS_PER_SECOND;

export class DrawingBoard {
  /** State on the board. It follows every change except the passing of time. */
  readonly shown = signal<State | undefined>(undefined);
  readonly seconds = signal(0);
  readonly layout = signal<LoopLayout | undefined>(undefined);
  /** Index of the way shown among those that a hint leaves. */
  readonly way = signal<number | undefined>(undefined);
  /** True while a time lapse plays. */
  readonly playing = signal(false);
  readonly zoom = signal<Zoom>(NO_ZOOM);
  /** True while the solution is shown. */
  readonly solution = signal(false);
  readonly options: ReadonlySignal<ClueOptions>;
  readonly input: BoardInput;
  onEvents: (events: readonly Event[]) => void = () => {};
  /** Called when a stroke is over, or when something else to be stored has changed. */
  onChange: () => void = () => {};
  /** Called when the page is hidden or left and the time stops. */
  onPause: () => void = () => {};
  #session: Session<Loop> | undefined;
  /** State at the last call of `onChange`. */
  #settled: State | undefined;
  #room = { width: 0, height: 0 };
  /** Layout without zoom, as large as the room allows. */
  #fitted: LoopLayout | undefined;
  /** Time of the last frame, in milliseconds. */
  #ms = 0;
  /** True if the next frame must paint. */
  #dirty = true;
  /** True while something lies over the board. */
  #held = false;
  /** True if inputs may be waiting. */
  #awake = false;
  readonly #canvas: LoopCanvas;
  readonly #clock: LoopClock;
  readonly #endings: readonly (() => void)[];

  constructor({ board, ground, canvas }: BoardElements, options: ReadonlySignal<ClueOptions>) {
    this.options = options;
    this.#canvas = new LoopCanvas({ ground, canvas });
    this.#clock = new LoopClock(screenFrames, {
      elapse: (ticks) => this.#elapse(ticks),
      draw: (ms) => this.#draw(ms),
    });
    this.input = new BoardInput(board, {
      grid: () => this.#grid,
      state: () => this.#session?.state,
      place: () => this.#canvas.where(),
      yields: () => this.zoomable,
      onWake: () => this.#wake(),
    });
    this.#endings = [...this.#listen(), ...this.#watch()];
  }

  /** Stops the time while something lies over the board. */
  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    if (held) this.#rest();
    else this.#onVisible();
  }

  get session(): Session<Loop> | undefined {
    return this.#session;
  }

  get #grid(): Grid {
    return this.#session?.state.puzzle ?? NO_GRID;
  }

  /** True on a touch screen if the cells are too small for a finger. */
  get zoomable(): boolean {
    return isTouch() && this.#fitted !== undefined && maxScale(this.#fitted) > 1;
  }

  /** Zooms by two fingers that have moved `from` one place `to` another. */
  pinch(from: FingerPair, to: FingerPair): void {
    if (this.#fitted === undefined) return;
    this.zoom.value = pinched(this.zoom.value, from, to, this.#fitted);
    this.#place();
  }

  /** Zooms in as far as it goes, to the cell of the pen or the cursor, or out again. */
  toggleZoom(): void {
    if (this.#fitted === undefined) return;
    const at = this.input.pen.value ?? this.input.cursor.value;
    this.zoom.value = this.zoom.value.scale > 1 ? NO_ZOOM : zoomedTo(at, this.#fitted);
    this.#place();
  }

  /** Shows a game; its time runs from now on. */
  start(session: Session<Loop>): void {
    this.#session = session;
    this.#settled = session.state;
    this.#canvas.clear();
    this.way.value = undefined;
    this.zoom.value = NO_ZOOM;
    this.solution.value = false;
    this.input.clear(session.state.puzzle.solution[0] ?? 0);
    this.#show();
    this.#place();
    // The time since the last frame belongs to the game before.
    this.#clock.stop();
    this.#onVisible();
  }

  /** Shows this state in place of the game's, until it is undefined. */
  present(state: State | undefined): void {
    this.playing.value = state !== undefined;
    this.shown.value = state ?? this.#session?.state;
  }

  act(input: Input): void {
    this.input.queue.push(input);
    this.#wake();
  }

  /** Sets the room for the board, in CSS pixels. */
  fit(width: number, height: number): void {
    this.#room = { width, height };
    this.#place();
  }

  dispose(): void {
    this.#rest();
    this.input.dispose();
    for (const end of this.#endings) end();
  }

  #listen(): (() => void)[] {
    const check = (): void => this.#onVisible();
    document.addEventListener('visibilitychange', check);
    return [() => document.removeEventListener('visibilitychange', check), onHidden(() => this.#rest())];
  }

  /** Repaints when anything but time changes the picture. */
  #watch(): (() => void)[] {
    const repaint = (): void => {
      this.#dirty = true;
      this.#clock.wake();
    };
    // A canvas does not wait for a font to load.
    document.fonts.load("750 20px 'Inter Variable'").then(repaint, () => {});
    return [
      effect(() => {
        for (const each of this.#causes()) void each.value;
        repaint();
      }),
    ];
  }

  /** Everything but time that a picture depends on. */
  #causes(): readonly ReadonlySignal<unknown>[] {
    const { pen, pointed } = this.input;
    return [this.shown, pen, pointed, this.way, this.solution, this.layout, this.options, settings, theme];
  }

  #onVisible(): void {
    if (document.visibilityState === 'visible' && !this.#held && this.#session !== undefined) this.#clock.run();
  }

  #rest(): void {
    this.input.release();
    this.#clock.stop();
    while (this.#tick() !== 0);
    this.#show();
    this.onPause();
  }

  #wake(): void {
    this.#awake = true;
    this.#clock.wake();
  }

  #place(): void {
    const { rows, cols } = this.#grid;
    if (this.#session === undefined || this.#room.width === 0) return;
    this.#fitted = layoutLoop(this.#room.width, this.#room.height, rows, cols);
    this.layout.value = zoomed(this.#fitted, this.zoom.value);
    this.#canvas.place(this.layout.value);
    this.#dirty = true;
    // At once, because a canvas is empty after a change of its size.
    this.#paint();
    this.#clock.wake();
  }

  #elapse(ticks: number): void {
    const session = this.#session;
    if (session === undefined || (session.ticks >= MAX_IDLE_TICKS && !this.#awake)) return;
    const busy = Math.min(ticks, MAX_BUSY_TICKS);
    const idle = Math.min(ticks, MAX_IDLE_TICKS - session.ticks) - busy;
    session.idle(Math.max(0, idle));
    for (let i = 0; i < busy && session.ticks < LIMITS.ticks; i++) this.#awake = this.#tick() !== 0;
    this.#show();
  }

  /** Passes one tick with the next input, and returns that input. */
  #tick(): Input {
    if (this.#session === undefined) return 0;
    const input = this.input.queue.next(this.#grid.cols);
    const events = this.#session.advance([input]);
    const cell = this.#session.state.stroke?.trail.at(-1)?.cell;
    if (cell !== undefined) this.input.pen.value = cell;
    if (events.length > 0) {
      this.#show();
      this.onEvents(events);
    }
    if (input !== 0) this.#settle(this.#session.state);
    return input;
  }

  /** Reports a change, unless a stroke is still open. */
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

  get view(): DrawingView | undefined {
    const state = this.shown.value;
    return (
      state && {
        state,
        pen: this.input.pen.value,
        pointed: this.input.pointed.value,
        options: this.options.value,
        solution: this.solution.value,
        way: this.way.value,
      }
    );
  }

  /** Paints the board. Returns true while something still moves. */
  #paint(): boolean {
    const { view } = this;
    if (view === undefined) return false;
    const look = { paper: paperOf(theme.value, settings.value.contrast), motion: settings.value.motion };
    return this.#canvas.paint(pictureOf(view), look, this.#ms);
  }
}

/** True if two states differ in their time only. */
function isSame(a: State | undefined, b: State): boolean {
  return a !== undefined && isEqualExcept('ticks', a, b);
}

function isEqualExcept<T extends object>(ignored: keyof T, a: T, b: T): boolean {
  for (const key in b) if (key !== ignored && a[key] !== b[key]) return false;
  return true;
}
