// For tests: a game and its painter on a recording canvas, a tick at a time.

import type { Game } from '@rensa/engine';
import type { Frame } from './frame.ts';
import { layoutField, type Stand } from './layout.ts';
import { recorder, type Recorder } from './recorder.ts';

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
