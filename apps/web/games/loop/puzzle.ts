// A puzzle in its slot: found or made, played, kept and counted.

import { signal } from '@preact/signals';
import { resume, Session } from '@rensa/engine';
import { type Event, INPUT, type LevelName, loopKnowing, type Puzzle } from '@rensa/games/loop';
import { randomSeed } from '../../play/query.ts';
import { vibrate } from '../../base/haptics.ts';
import { makePuzzle } from './maker.ts';
import { setOption } from './options.ts';
import { type PuzzleSlot, setupOf } from './slot.ts';
import { addResult, bestTicks, type SolveResult, resultOf, results } from './results.ts';
import { type SavedDrawing, keep, loadDrawing, setAside } from './save.ts';
import type { DrawingBoard, Running } from './drawing.ts';
import { Throttle } from './throttle.ts';
import { today } from './today.ts';

type ClueEvent = Extract<Event, { readonly kind: 'clue' }>;

export type PuzzlePhase = 'making' | 'playing' | 'solved';

/** What a solved puzzle came to. */
export interface SolveOutcome {
  readonly result: SolveResult;
  /** Faster than any before at its level; the same puzzle a second time is no feat. */
  readonly best: boolean;
}

const SAVE_MS = 5000;
/** A clue that is met is felt. */
const HAPTIC_MS = 8;

export class PuzzleGame {
  readonly board: DrawingBoard;
  readonly slot = signal<PuzzleSlot | undefined>(undefined);
  readonly phase = signal<PuzzlePhase>('making');
  readonly outcome = signal<SolveOutcome | undefined>(undefined);
  /** For screen readers: the clues that the last stroke has met or exceeded. */
  readonly said = signal<readonly ClueEvent[]>([]);
  #begun = today.value;
  #throttle: Throttle | undefined;
  #opened = 0;

  constructor(board: DrawingBoard) {
    this.board = board;
    board.onEvents = (events) => this.#react(events);
    board.onChange = () => this.phase.value === 'playing' && this.#throttle?.ask();
    board.onPause = () => this.keepNow();
  }

  /** Leaves the puzzle at hand and takes up the one of another slot, as it was left there. */
  async open(slot: PuzzleSlot): Promise<void> {
    this.#leave(slot);
    const opened = ++this.#opened;
    const kept = loadDrawing(slot);
    const seed = kept?.replay.seed ?? (slot.mode === 'daily' ? 0 : randomSeed());
    const puzzle = await makePuzzle(setupOf(slot), seed);
    if (opened === this.#opened) this.#seat(slot, puzzle, seed, kept);
  }

  /** Another puzzle of the same kind: in Unlimited only. */
  async fresh(): Promise<void> {
    const slot = this.slot.value;
    if (slot?.mode !== 'unlimited') return;
    this.#leave(slot);
    const opened = ++this.#opened;
    const seed = randomSeed();
    const puzzle = await makePuzzle(setupOf(slot), seed);
    if (opened !== this.#opened) return;
    this.#seat(slot, puzzle, seed, undefined);
    this.#throttle?.now();
  }

  async switchTo(level: LevelName): Promise<void> {
    setOption('level', level);
    await this.open({ mode: 'unlimited', level });
  }

  /** Clears the board. The time goes on, unless the puzzle was solved: then it is played from the beginning. */
  restart(): void {
    const [slot, session] = [this.slot.value, this.board.session];
    if (slot === undefined || session === undefined) return;
    if (this.phase.value !== 'solved') return this.board.act(INPUT.restart);
    this.#seat(slot, session.state.puzzle, session.seed, undefined);
    this.#throttle?.now();
  }

  showSolution(shown: boolean): void {
    this.board.solution.value = shown;
    if (shown && this.board.session?.state.solutionSeen === false) this.board.act(INPUT.reveal);
  }

  /** Without waiting: the page is hidden, or about to show something else. */
  keepNow(): void {
    if (this.phase.value !== 'making' && (this.board.session?.ticks ?? 0) > 0) this.#throttle?.now();
  }

  /** The board itself belongs to the page. */
  dispose(): void {
    this.#opened++;
    this.keepNow();
    this.#throttle?.destroy();
    this.#throttle = undefined;
  }

  #leave(next: PuzzleSlot): void {
    this.keepNow();
    this.#throttle?.destroy();
    this.#throttle = undefined;
    this.slot.value = next;
    this.phase.value = 'making';
    this.outcome.value = undefined;
  }

  #seat(slot: PuzzleSlot, puzzle: Puzzle, seed: number, kept: SavedDrawing | undefined): void {
    const session = takeUp(slot, puzzle, seed, kept);
    this.slot.value = slot;
    this.#begun = session.ticks > 0 && kept !== undefined ? kept.begun : today.value;
    this.#throttle?.destroy();
    this.#throttle = new Throttle(() => this.#keep(), SAVE_MS);
    this.board.seat(session);
    this.phase.value = session.state.solved ? 'solved' : 'playing';
    this.outcome.value = session.state.solved ? this.#record() : undefined;
  }

  #react(events: readonly Event[]): void {
    // The drawing before this one is still on the board while the next puzzle is made.
    if (this.phase.value !== 'playing') return;
    const clues = events.filter((event) => event.kind === 'clue').filter(({ status }) => status !== 'neutral');
    if (clues.length > 0) this.said.value = clues;
    if (clues.some(({ status }) => status === 'met')) vibrate(HAPTIC_MS);
    if (events.some(({ kind }) => kind === 'solved')) this.#win();
  }

  #win(): void {
    this.phase.value = 'solved';
    this.board.solution.value = false;
    this.#throttle?.now();
    this.outcome.value = this.#record();
  }

  /** Keeps the result; the first one of a puzzle is the one that stays. */
  #record(): SolveOutcome | undefined {
    const [slot, state] = [this.slot.value, this.board.session?.state];
    if (slot === undefined || state === undefined) return undefined;
    const { puzzle, ticks, moves, hints, solutionSeen: seen } = state;
    const fresh: SolveResult = {
      id: puzzle.id,
      mode: slot.mode,
      level: slot.level,
      date: slot.mode === 'daily' ? slot.date : today.value,
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
    const before = bestTicks(results.value, slot.level, puzzle.id);
    return { result: kept, best: !kept.seen && (before === undefined || ticks < before) };
  }

  #keep(): void {
    const [slot, session] = [this.slot.value, this.board.session];
    if (slot === undefined || session === undefined) return;
    keep(slot, { id: session.state.puzzle.id, begun: this.#begun, replay: session.replay() });
  }
}

function takeUp(slot: PuzzleSlot, puzzle: Puzzle, seed: number, kept: SavedDrawing | undefined): Running {
  const game = loopKnowing(puzzle);
  try {
    if (kept !== undefined) return resume(game, kept.replay);
  } catch {
    setAside(slot);
  }
  return new Session(game, setupOf(slot), seed);
}
