// For tests: a game and its painter on a recording canvas, or its scene alone, a tick at a time.

import type { Game } from '@rensa/engine';
import { type Cue, hapticMs } from './cues.ts';
import type { Frame } from './painter.ts';
import { layoutField, type Stand } from './layout.ts';
import { recorder, type Recorder } from '../canvas/recorder.ts';

/** A phone. */
export const LAYOUT = layoutField({ width: 390, height: 844, touch: true }, 6, 12);

interface Paints<State, Event> {
  words: { chain: string };
  paint(pen: CanvasRenderingContext2D, frame: Frame<State, Event>): boolean;
  settle(): void;
}

export class Show<State, Event> {
  readonly painter: Paints<State, Event>;
  state: State;
  now = 0;
  calls: Recorder['calls'] = [];
  readonly #step: Game<unknown, State, Event>['step'];
  readonly #layout: Stand;

  constructor(
    painter: Paints<State, Event>,
    step: Game<unknown, State, Event>['step'],
    state: State,
    layout: Stand = LAYOUT,
  ) {
    this.painter = painter;
    this.#step = step;
    this.state = state;
    this.#layout = layout;
  }

  tick(input = 0): boolean {
    const before = this.state;
    const { state, events } = this.#step(before, [input]);
    this.state = state;
    this.now++;
    return this.#paint(before, events);
  }

  /** Time goes by, the game stands still. */
  idle(): boolean {
    this.now++;
    return this.#paint(this.state, []);
  }

  #paint(before: State, events: readonly Event[]): boolean {
    const { pen, calls } = recorder();
    this.calls = calls;
    return this.painter.paint(pen, { before, after: this.state, mix: 1, events, layout: this.#layout, now: this.now });
  }
}

type Steps<State, Event> = Pick<Game<unknown, State, Event>, 'step'>;

interface Takes<State, Event> {
  take(frame: Frame<State, Event>, full: boolean): void;
}

/** The scene of a game without any painting. */
export class Rehearsal<State, Event, Stage extends Takes<State, Event>> {
  readonly scene: Stage;
  state: State;
  now = 0;
  readonly #game: Steps<State, Event>;
  readonly #layout: Stand;

  constructor(scene: Stage, game: Steps<State, Event>, state: State, layout: Stand = LAYOUT) {
    this.scene = scene;
    this.#game = game;
    this.state = state;
    this.#layout = layout;
    this.#take(state, []);
  }

  /** At least one tick. */
  until(done: (play: this) => boolean): this {
    do {
      const before = this.state;
      const { state, events } = this.#game.step(before, [0]);
      this.state = state;
      this.now++;
      this.#take(before, events);
    } while (!done(this));
    return this;
  }

  #take(before: State, events: readonly Event[]): void {
    this.scene.take({ before, after: this.state, mix: 1, events, layout: this.#layout, now: this.now }, true);
  }
}

/** How many cells each has, the largest first. */
export function sizes(lumps: readonly { readonly cells: readonly number[] }[]): number[] {
  return lumps.map(({ cells }) => cells.length).toSorted((a, b) => b - a);
}

/** Cues as text: their names and levels. */
export function cuesText(cues: readonly Cue[]): string {
  return cues.map(({ cue, level }) => `${cue} ${level}`).join(', ');
}

/** How long cues are felt in all, in ms. */
export function hapticsOf(cues: readonly Cue[]): number {
  return cues.reduce((sum, cue) => sum + hapticMs(cue), 0);
}
