// For tests: a game and its painter on a recording canvas, or its scene alone, tick by tick.

import type { Game, GameTypes, Input } from '@rensa/engine';
import { type PenRecording, recordPen } from '../canvas/recorder.testing.ts';
import { DEFAULT_LOOK, type Look } from '../canvas/look.ts';
import { type Cue, hapticMs } from './cues.ts';
import type { BoardLayout } from './layout.ts';
import type { Frame, Painter, TickView } from './frame.ts';
import { type BoardView, viewOf } from './view.ts';

/** A game to play, and the layout of its board. */
export interface ScenarioGame<G extends GameTypes> {
  readonly game: Pick<Game<G>, 'step'>;
  readonly state: G['state'];
  readonly layout: BoardLayout;
}

/** Plays a game and makes its frames. */
class FrameSource<G extends GameTypes> {
  state: G['state'];
  now = 0;
  readonly #start: ScenarioGame<G>;

  constructor(start: ScenarioGame<G>) {
    this.#start = start;
    this.state = start.state;
  }

  /** A frame of as many ticks as there are inputs. */
  next(inputs: readonly Input[]): Frame<G> {
    const ticks = inputs.map((input) => this.#step(input));
    return this.#frame(ticks.at(-1)?.before ?? this.state, ticks);
  }

  /** A frame after one tick of time without a step of the game. */
  idle(): Frame<G> {
    this.now++;
    return this.#frame(this.state, []);
  }

  #step(input: Input): TickView<G> {
    const before = this.state;
    const { state, events } = this.#start.game.step(before, [input]);
    this.state = state;
    return { before, after: state, events, tick: ++this.now };
  }

  #frame(before: G['state'], ticks: readonly TickView<G>[]): Frame<G> {
    return { ticks, before, after: this.state, mix: 0, layout: this.#start.layout, now: this.now };
  }
}

export class PainterScenario<G extends GameTypes> {
  readonly painter: Painter<G>;
  calls: PenRecording['calls'] = [];
  readonly #frames: FrameSource<G>;

  constructor(painter: Painter<G>, start: ScenarioGame<G>) {
    this.painter = painter;
    this.#frames = new FrameSource(start);
  }

  get state(): G['state'] {
    return this.#frames.state;
  }

  set state(state: G['state']) {
    this.#frames.state = state;
  }

  get now(): number {
    return this.#frames.now;
  }

  /** Paints one picture of one or several ticks. */
  tick(...inputs: readonly Input[]): boolean {
    return this.#paint(this.#frames.next(inputs.length === 0 ? [0] : inputs));
  }

  idle(): boolean {
    return this.#paint(this.#frames.idle());
  }

  #paint(frame: Frame<G>): boolean {
    const { pen, calls } = recordPen();
    this.calls = calls;
    return this.painter.paint(pen, frame);
  }
}

interface Scene<G extends GameTypes> {
  take(frame: Frame<G>, full: boolean): void;
}

/** The scene of a game without any painting. */
export class SceneScenario<G extends GameTypes, Kind extends Scene<G>> {
  readonly scene: Kind;
  readonly #frames: FrameSource<G>;

  constructor(scene: Kind, start: ScenarioGame<G>) {
    this.scene = scene;
    this.#frames = new FrameSource(start);
    this.tick([]);
  }

  get state(): G['state'] {
    return this.#frames.state;
  }

  get now(): number {
    return this.#frames.now;
  }

  /** Plays one tick per input, all in one frame. */
  tick(inputs: readonly Input[]): this {
    this.scene.take(this.#frames.next(inputs), true);
    return this;
  }

  /** Plays the ticks as if they were one: a scene sees only the first and the last board. */
  tickAsOne(inputs: readonly Input[]): this {
    const { ticks, ...frame } = this.#frames.next(inputs);
    const first = ticks[0];
    const events = ticks.flatMap((tick) => tick.events);
    this.scene.take({ ...frame, ticks: [{ ...first, after: frame.after, events, tick: frame.now }] }, true);
    return this;
  }

  /** Plays until `done`, at least one tick. */
  until(done: (play: this) => boolean): this {
    do this.tick([0]);
    while (!done(this));
    return this;
  }
}

/** The flag that something still moves, and the calls of a picture. */
type RecordedPicture = readonly [moves: boolean | undefined, calls: PenRecording['calls']];

/**
 * Plays the same inputs on two painters, the first with one tick per picture and the second with several. Yields the
 * pictures of both at the ticks where both have one.
 */
export function* pictures<G extends GameTypes>(
  [single, several]: readonly [PainterScenario<G>, PainterScenario<G>],
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

/** Cells in which a painter draws ghosts, as sorted indices of a board. */
export function ghostCells<G extends GameTypes>(
  painterOf: (look: Look) => Painter<G>,
  { game, state, layout }: ScenarioGame<G>,
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

/** Middle of a picture that was drawn without scaling. */
function middleOf([image, x, y]: readonly unknown[]): [number, number] {
  const { width, height } = image as { readonly width: number; readonly height: number };
  return [(x as number) + width / 2, (y as number) + height / 2];
}

function cellAt({ field, pitch, cols, rows }: BoardView, [x = 0, y = 0]: readonly number[]): number {
  const [col, row] = [Math.floor((x - field.x) / pitch), rows - 1 - Math.floor((y - field.y) / pitch)];
  return row * cols + col;
}

/** Number of cells of each block, the largest first. */
export function sizes(blocks: readonly { readonly cells: readonly number[] }[]): number[] {
  return blocks.map(({ cells }) => cells.length).toSorted((a, b) => b - a);
}

/** Cues as text: their names and levels. */
export function cuesText(cues: readonly Cue[]): string {
  return cues.map(({ cue, level }) => `${cue} ${level}`).join(', ');
}

/** Total vibration of cues, in ms. */
export function hapticsOf(cues: readonly Cue[]): number {
  return cues.reduce((sum, cue) => sum + hapticMs(cue), 0);
}
