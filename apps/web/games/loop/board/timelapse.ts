// A time lapse of a solve: every state in which the lines changed, without the pauses between them.

import { signal } from '@preact/signals';
import { type InParts, playedAgain, type Replay, type Session } from '@rensa/engine';
import { cluesOf, type Loop, loopKnowing, type Puzzle, type State } from '@rensa/games/loop';

const MAX_LAPSE_MS = 8000;
const MAX_PICTURE_MS = 220;

/** Pictures of a time lapse: far more than the screen shows in its time. */
const MAX_PICTURES = 4000;

/** The states of a game in which the lines have changed, the first and the last included. */
export function statesOf(session: Session<Loop>): InParts<readonly State[]> {
  return statesIn(session.state.puzzle, session.replay(), false);
}

/** The states of a replay in which the lines have changed; of very many, some. Throws if the replay is refused. */
export function* statesIn(puzzle: Puzzle, replay: Replay, bounded: boolean): InParts<readonly State[]> {
  let states: State[] = [];
  const { state: last } = yield* playedAgain(loopKnowing(puzzle), replay, {
    idle: 'together',
    bounded,
    onTick(_, { before, state }) {
      if (states.length === 0) states.push({ ...before, ticks: 0 });
      if (state.lines !== states.at(-1)?.lines) states.push(state);
      if (states.length > MAX_PICTURES) states = states.filter((_, i) => i % 2 === 0);
    },
  });
  return states.at(-1)?.lines === last.lines ? states : [...states, last];
}

/** The time per picture of a time lapse with `pictures` pictures. */
export function pictureMs(pictures: number): number {
  return Math.min(MAX_PICTURE_MS, MAX_LAPSE_MS / Math.max(1, pictures));
}

/** For each clue in reading order, the quarter of the solve in which it was met for good: 0 to 3. */
export function quartersOf(states: readonly State[]): readonly number[] {
  const last = states.at(-1);
  if (last === undefined) return [];
  return last.puzzle.clues.map((_, i) => {
    const open = states.findLastIndex((state) => cluesOf(state)[i]?.status !== 'met');
    const met = states[open + 1] ?? last;
    return Math.min(3, Math.floor((4 * met.ticks) / Math.max(1, last.ticks)));
  });
}

/** Plays the pictures of a solve one after the other until the player moves the slider. */
export class TimeLapse {
  /** Index of the picture that is shown. */
  readonly at = signal(0);
  readonly running = signal(false);
  readonly length: number;
  readonly #states: readonly State[];
  readonly #show: (state: State | undefined) => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `show` receives each state, and undefined at the end. */
  constructor(states: readonly State[], show: (state: State | undefined) => void) {
    this.length = states.length;
    this.#states = states;
    this.#show = show;
  }

  /** Plays from the current picture, or from the first if the current one is the last. */
  run(): void {
    this.#pause();
    this.#turnTo(this.atEnd ? 0 : this.at.value);
    this.running.value = true;
    this.#timer = setInterval(() => this.#next(), pictureMs(this.length));
  }

  /** Shows the picture at an index, and pauses there. */
  seek(at: number): void {
    this.#pause();
    this.#turnTo(at);
  }

  get atEnd(): boolean {
    return this.at.value === this.length - 1;
  }

  /** Moves one picture on or back, and pauses there. */
  step(by: 1 | -1): void {
    this.seek(Math.min(Math.max(0, this.at.value + by), this.length - 1));
  }

  end(): void {
    this.#pause();
    this.#show(undefined);
  }

  #next(): void {
    if (this.atEnd) this.end();
    else this.#turnTo(this.at.value + 1);
  }

  #turnTo(at: number): void {
    this.at.value = at;
    this.#show(this.#states[at]);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.running.value = false;
  }
}
