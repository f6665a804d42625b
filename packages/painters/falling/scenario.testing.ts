// For tests: a game and its painter on a recording canvas, or its scene alone, a tick at a time.

import type { Game, Input, TypesOf } from '@rensa/engine';
import { type PenRecording, recordPen } from '../canvas/recorder.testing.ts';
import { DEFAULT_LOOK, type Look } from '../canvas/look.ts';
import { type Cue, hapticMs } from './cues.ts';
import type { BoardLayout } from './layout.ts';
import type { Frame, Painter, TickView } from './frame.ts';
import { type BoardView, viewOf } from './view.ts';

/** A game that is played, and where its board is. */
export interface ScenarioGame<State, Event> {
  readonly game: Pick<Game<TypesOf<unknown, State, Event>>, 'step'>;
  readonly state: State;
  readonly layout: BoardLayout;
}

/** A game whose frames are made by hand. */
class FrameSource<State, Event> {
  state: State;
  now = 0;
  readonly #start: ScenarioGame<State, Event>;

  constructor(start: ScenarioGame<State, Event>) {
    this.#start = start;
    this.state = start.state;
  }

  /** A frame of as many ticks as there are inputs. */
  next(inputs: readonly Input[]): Frame<State, Event> {
    const ticks = inputs.map((input) => this.#step(input));
    return this.#frame(ticks.at(-1)?.before ?? this.state, ticks);
  }

  /** Time goes by, and nothing happens. */
  idle(): Frame<State, Event> {
    this.now++;
    return this.#frame(this.state, []);
  }

  #step(input: Input): TickView<State, Event> {
    const before = this.state;
    const { state, events } = this.#start.game.step(before, [input]);
    this.state = state;
    return { before, after: state, events, tick: ++this.now };
  }

  #frame(before: State, ticks: readonly TickView<State, Event>[]): Frame<State, Event> {
    return { ticks, before, after: this.state, mix: 0, layout: this.#start.layout, now: this.now };
  }
}

export class PainterScenario<State, Event> {
  readonly painter: Painter<State, Event>;
  calls: PenRecording['calls'] = [];
  readonly #frames: FrameSource<State, Event>;

  constructor(painter: Painter<State, Event>, start: ScenarioGame<State, Event>) {
    this.painter = painter;
    this.#frames = new FrameSource(start);
  }

  get state(): State {
    return this.#frames.state;
  }

  set state(state: State) {
    this.#frames.state = state;
  }

  get now(): number {
    return this.#frames.now;
  }

  /** One picture of one tick, or of several. */
  tick(...inputs: readonly Input[]): boolean {
    return this.#paint(this.#frames.next(inputs.length === 0 ? [0] : inputs));
  }

  idle(): boolean {
    return this.#paint(this.#frames.idle());
  }

  #paint(frame: Frame<State, Event>): boolean {
    const { pen, calls } = recordPen();
    this.calls = calls;
    return this.painter.paint(pen, frame);
  }
}

interface Scene<State, Event> {
  take(frame: Frame<State, Event>, full: boolean): void;
}

/** The scene of a game without any painting. */
export class SceneScenario<State, Event, Kind extends Scene<State, Event>> {
  readonly scene: Kind;
  readonly #frames: FrameSource<State, Event>;

  constructor(scene: Kind, start: ScenarioGame<State, Event>) {
    this.scene = scene;
    this.#frames = new FrameSource(start);
    this.tick([]);
  }

  get state(): State {
    return this.#frames.state;
  }

  get now(): number {
    return this.#frames.now;
  }

  /** All of these ticks in one frame. */
  tick(inputs: readonly Input[]): this {
    this.scene.take(this.#frames.next(inputs), true);
    return this;
  }

  /** The same ticks as if all had been one: what a scene would see that knew only the first and the last board. */
  tickAsOne(inputs: readonly Input[]): this {
    const { ticks, ...frame } = this.#frames.next(inputs);
    const first = ticks[0];
    const events = ticks.flatMap((tick) => tick.events);
    this.scene.take({ ...frame, ticks: [{ ...first, after: frame.after, events, tick: frame.now }] }, true);
    return this;
  }

  /** At least one tick. */
  until(done: (play: this) => boolean): this {
    do this.tick([0]);
    while (!done(this));
    return this;
  }
}

/** A picture, and whether something still moves. */
type RecordedPicture = readonly [moves: boolean | undefined, calls: PenRecording['calls']];

/** Plays the same inputs on two painters, one tick per picture and several, and gives both pictures where both have one. */
export function* pictures<State, Event>(
  [single, several]: readonly [PainterScenario<State, Event>, PainterScenario<State, Event>],
  inputs: readonly Input[],
  ticksPerPicture: readonly number[],
): Generator<readonly [RecordedPicture, RecordedPicture], void> {
  for (let [from, i] = [0, 0]; from < inputs.length; i++) {
    const some = inputs.slice(from, from + ticksPerPicture[i % ticksPerPicture.length]);
    const moves = some.map((input) => single.tick(input)).at(-1);
    yield [
      [moves, single.calls],
      [several.tick(...some), several.calls],
    ];
    from += some.length;
  }
}

/** The cells in which a painter draws ghosts, as indexes of a board, in order. */
export function ghostCells<State, Event>(
  painterOf: (look: Look) => Painter<State, Event>,
  { game, state, layout }: ScenarioGame<State, Event>,
): number[] {
  const view = viewOf(layout, 1);
  const stamped = (ghost: boolean): string[] => {
    const show = new PainterScenario(painterOf({ ...DEFAULT_LOOK, ghost, motion: 'reduced' }), { game, state, layout });
    show.idle();
    return show.calls.filter(({ name }) => name === 'drawImage').map(({ args }) => middleOf(args).join());
  };
  const others = stamped(false);
  const ghosts = stamped(true).filter((place) => {
    const index = others.indexOf(place);
    if (index >= 0) others.splice(index, 1);
    return index < 0;
  });
  return ghosts.map((place) => cellAt(view, place.split(',').map(Number))).toSorted((a, b) => a - b);
}

/** The middle of a picture that was drawn as it is. */
function middleOf([image, x, y]: readonly unknown[]): [number, number] {
  const { width, height } = image as { readonly width: number; readonly height: number };
  return [(x as number) + width / 2, (y as number) + height / 2];
}

function cellAt({ field, pitch, cols, rows }: BoardView, [x = 0, y = 0]: readonly number[]): number {
  const [col, row] = [Math.floor((x - field.x) / pitch), rows - 1 - Math.floor((y - field.y) / pitch)];
  return row * cols + col;
}

/** How many cells each has, the largest first. */
export function sizes(blocks: readonly { readonly cells: readonly number[] }[]): number[] {
  return blocks.map(({ cells }) => cells.length).toSorted((a, b) => b - a);
}

/** Cues as text: their names and levels. */
export function cuesText(cues: readonly Cue[]): string {
  return cues.map(({ cue, level }) => `${cue} ${level}`).join(', ');
}

/** How long cues are felt in all, in ms. */
export function hapticsOf(cues: readonly Cue[]): number {
  return cues.reduce((sum, cue) => sum + hapticMs(cue), 0);
}
