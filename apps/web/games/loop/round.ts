// A puzzle in its place: found or made, played, kept and counted.

import { signal } from '@preact/signals';
import { resume, Session } from '@rensa/engine';
import { type Event, INPUT, type LevelName, loopKnowing, type Puzzle } from '@rensa/games/loop';
import { randomSeed } from '../../play/query.ts';
import { settings } from '../../base/settings.ts';
import { makePuzzle } from './maker.ts';
import { setOption } from './options.ts';
import { type Place, setupOf } from './place.ts';
import { addResult, bestTicks, type Result, resultOf, results } from './results.ts';
import { type Kept, keep, loadKept, setAside } from './save.ts';
import type { LoopTable, Running } from './table.ts';
import { Throttle } from './throttle.ts';
import { today } from './today.ts';

type ClueEvent = Extract<Event, { readonly kind: 'clue' }>;

export type Phase = 'making' | 'playing' | 'solved';

/** What a solved puzzle came to. */
export interface Outcome {
  readonly result: Result;
  /** Faster than any before at its level; the same puzzle a second time is no feat. */
  readonly best: boolean;
}

const SAVE_MS = 5000;
/** A clue that is met is felt. */
const HAPTIC_MS = 8;

export class Round {
  readonly table: LoopTable;
  readonly place = signal<Place | undefined>(undefined);
  readonly phase = signal<Phase>('making');
  readonly outcome = signal<Outcome | undefined>(undefined);
  /** For screen readers: the clues that the last stroke has met or exceeded. */
  readonly said = signal<readonly ClueEvent[]>([]);
  #begun = today.value;
  #throttle: Throttle | undefined;
  #opened = 0;

  constructor(table: LoopTable) {
    this.table = table;
    table.onEvents = (events) => this.#react(events);
    table.onChange = () => this.phase.value === 'playing' && this.#throttle?.ask();
    table.onPause = () => this.keepNow();
  }

  /** Leaves the puzzle at hand and takes up the one of another place, as it was left there. */
  async open(place: Place): Promise<void> {
    this.#leave(place);
    const opened = ++this.#opened;
    const kept = loadKept(place);
    const seed = kept?.replay.seed ?? (place.mode === 'daily' ? 0 : randomSeed());
    const puzzle = await makePuzzle(setupOf(place), seed);
    if (opened === this.#opened) this.#seat(place, puzzle, seed, kept);
  }

  /** Another puzzle of the same kind: in Unlimited only. */
  async fresh(): Promise<void> {
    const place = this.place.value;
    if (place?.mode !== 'unlimited') return;
    this.#leave(place);
    const opened = ++this.#opened;
    const seed = randomSeed();
    const puzzle = await makePuzzle(setupOf(place), seed);
    if (opened !== this.#opened) return;
    this.#seat(place, puzzle, seed, undefined);
    this.#throttle?.now();
  }

  async switchTo(level: LevelName): Promise<void> {
    setOption('level', level);
    await this.open({ mode: 'unlimited', level });
  }

  /** Clears the board. The time goes on, unless the puzzle was solved: then it is played from the beginning. */
  restart(): void {
    const [place, session] = [this.place.value, this.table.session];
    if (place === undefined || session === undefined) return;
    if (this.phase.value !== 'solved') return this.table.act(INPUT.restart);
    this.#seat(place, session.state.puzzle, session.seed, undefined);
    this.#throttle?.now();
  }

  showSolution(shown: boolean): void {
    this.table.solution.value = shown;
    if (shown && this.table.session?.state.solutionSeen === false) this.table.act(INPUT.reveal);
  }

  /** Without waiting: the page is hidden, or about to show something else. */
  keepNow(): void {
    if (this.phase.value !== 'making' && (this.table.session?.ticks ?? 0) > 0) this.#throttle?.now();
  }

  /** The board itself belongs to the page. */
  dispose(): void {
    this.#opened++;
    this.keepNow();
    this.#throttle?.destroy();
    this.#throttle = undefined;
  }

  #leave(next: Place): void {
    this.keepNow();
    this.#throttle?.destroy();
    this.#throttle = undefined;
    this.place.value = next;
    this.phase.value = 'making';
    this.outcome.value = undefined;
  }

  #seat(place: Place, puzzle: Puzzle, seed: number, kept: Kept | undefined): void {
    const session = takeUp(place, puzzle, seed, kept);
    this.place.value = place;
    this.#begun = session.ticks > 0 && kept !== undefined ? kept.begun : today.value;
    this.#throttle?.destroy();
    this.#throttle = new Throttle(() => this.#keep(), SAVE_MS);
    this.table.seat(session);
    this.phase.value = session.state.solved ? 'solved' : 'playing';
    this.outcome.value = session.state.solved ? this.#record() : undefined;
  }

  #react(events: readonly Event[]): void {
    // The board before this one is still on the table while the next is made.
    if (this.phase.value !== 'playing') return;
    const clues = events.filter((event) => event.kind === 'clue').filter(({ status }) => status !== 'neutral');
    if (clues.length > 0) this.said.value = clues;
    if (clues.some(({ status }) => status === 'met') && settings.value.haptics) buzz();
    if (events.some(({ kind }) => kind === 'solved')) this.#win();
  }

  #win(): void {
    this.phase.value = 'solved';
    this.table.solution.value = false;
    this.#throttle?.now();
    this.outcome.value = this.#record();
  }

  /** Keeps the result; the first one of a puzzle is the one that stays. */
  #record(): Outcome | undefined {
    const [place, state] = [this.place.value, this.table.session?.state];
    if (place === undefined || state === undefined) return undefined;
    const { puzzle, ticks, moves, hints, solutionSeen: seen } = state;
    const fresh: Result = {
      id: puzzle.id,
      mode: place.mode,
      level: place.level,
      date: place.mode === 'daily' ? place.date : today.value,
      begun: this.#begun,
      solved: today.value,
      ticks,
      moves,
      hints,
      seen,
    };
    addResult(fresh);
    const kept = resultOf(puzzle.id);
    if (kept?.ticks !== ticks) return { result: fresh, best: false };
    const before = bestTicks(results.value, place.level, puzzle.id);
    return { result: kept, best: !kept.seen && (before === undefined || ticks < before) };
  }

  #keep(): void {
    const [place, session] = [this.place.value, this.table.session];
    if (place === undefined || session === undefined) return;
    keep(place, { id: session.state.puzzle.id, begun: this.#begun, replay: session.replay() });
  }
}

/** Browsers complain about a vibration before the first touch. */
function buzz(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(HAPTIC_MS);
}

function takeUp(place: Place, puzzle: Puzzle, seed: number, kept: Kept | undefined): Running {
  const game = loopKnowing(puzzle);
  try {
    if (kept !== undefined) return resume(game, kept.replay);
  } catch {
    setAside(place);
  }
  return new Session(game, setupOf(place), seed);
}
