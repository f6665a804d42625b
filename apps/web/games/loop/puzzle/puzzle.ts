// A puzzle in its slot: found or made, played, kept and counted.

import { signal } from '@preact/signals';
import { Session } from '@rensa/engine';
import { type Event, INPUT, loopKnowing, type Puzzle, type Setup, type Shape } from '@rensa/games/loop';
import { randomSeed } from '../../../play/ui/query.ts';
import { earn } from '../../../listing/achievements.ts';
import { notify } from '../../../base/screen/notice.ts';
import { SharedValue } from '../../../base/storage/shared.ts';
import { earnedBy } from '../records/achievements.ts';
import { playCues } from '../sound/cues.ts';
import { makePuzzle } from './maker.ts';
import { setOption } from '../board/options.ts';
import { levelOf, type PuzzleSlot, saveKey, seedOf, setupOf } from '../slot/slot.ts';
import {
  addResult,
  recordOf,
  resultOf,
  results,
  sizeOf,
  type SolveRecord,
  type SolveResult,
} from '../records/results.ts';
import { keepSolve } from './solves.ts';
import { keep, loadDrawing, resumeDrawing, type SavedDrawing, setAside } from './save.ts';
import type { DrawingBoard, Running } from '../board/drawing.ts';
import { today } from '../../../base/calendar/days.ts';

type ClueEvent = Extract<Event, { readonly kind: 'clue' }>;

export type PuzzlePhase = 'making' | 'playing' | 'solved';

/** What a solved puzzle came to. */
export interface SolveOutcome {
  readonly result: SolveResult;
  /** What it is among the times on boards of this size; the same puzzle a second time is no feat. */
  readonly record: SolveRecord;
}

export class PuzzleGame {
  readonly board: DrawingBoard;
  readonly slot = signal<PuzzleSlot | undefined>(undefined);
  readonly phase = signal<PuzzlePhase>('making');
  readonly outcome = signal<SolveOutcome | undefined>(undefined);
  /** For screen readers: the clues that the last stroke has met or exceeded. */
  readonly said = signal<readonly ClueEvent[]>([]);
  #begun = today.value;
  /** Where the drawing is kept; undefined while a puzzle is made. */
  #stored: SharedValue | undefined;
  /** It was said that another tab draws here too. */
  #said = false;
  #opened = 0;

  constructor(board: DrawingBoard) {
    this.board = board;
    board.onEvents = (events) => this.#react(events);
    // A page may crash at any time: every stroke is kept.
    board.onChange = () => this.phase.value === 'playing' && this.#keep();
    board.onPause = () => this.keepNow();
  }

  /** Leaves the puzzle at hand and takes up the one of another slot, as it was left there. */
  async open(slot: PuzzleSlot): Promise<void> {
    this.#leave(slot);
    const opened = ++this.#opened;
    const stored = new SharedValue(saveKey(slot));
    const kept = loadDrawing(slot);
    const order = kept === undefined ? orderFor(slot) : { setup: kept.setup, seed: kept.replay.seed };
    const shown = this.board.session?.state.puzzle;
    const puzzle = kept && kept.id === shown?.id ? shown : await makePuzzle(order.setup, order.seed);
    if (opened !== this.#opened) return;
    this.#stored = stored;
    this.#seat(slot, { puzzle, ...order }, kept);
  }

  /** Another puzzle of the same kind: in Unlimited only. */
  async fresh(): Promise<void> {
    const slot = this.slot.value;
    if (slot?.mode !== 'unlimited') return;
    this.#leave(slot);
    const opened = ++this.#opened;
    const stored = new SharedValue(saveKey(slot));
    const order = orderFor(slot);
    const puzzle = await makePuzzle(order.setup, order.seed);
    if (opened !== this.#opened) return;
    this.#stored = stored;
    this.#seat(slot, { puzzle, ...order }, undefined);
    this.#keep();
  }

  /** Another board in Unlimited, with the drawing that was left there. */
  async switchTo(shape: Shape): Promise<void> {
    setOption('board', shape);
    await this.open({ mode: 'unlimited', shape });
  }

  /** Clears the board. The time goes on, unless the puzzle was solved: then it is played from the beginning. */
  restart(): void {
    const [slot, session] = [this.slot.value, this.board.session];
    if (slot === undefined || session === undefined) return;
    if (this.phase.value !== 'solved') return this.board.act(INPUT.restart);
    this.#seat(slot, { puzzle: session.state.puzzle, setup: session.setup, seed: session.seed }, undefined);
    this.#keep();
  }

  /** Something is drawn that would be lost with the puzzle. */
  get begun(): boolean {
    return this.phase.value === 'playing' && (this.board.session?.state.past.length ?? 0) > 0;
  }

  showSolution(shown: boolean): void {
    this.board.solution.value = shown;
    if (shown && this.board.session?.state.solutionSeen === false) this.board.act(INPUT.reveal);
  }

  /** Without waiting: the page is hidden, or about to show something else. */
  keepNow(): void {
    if (this.phase.value !== 'making' && (this.board.session?.ticks ?? 0) > 0) this.#keep();
  }

  /** If another tab has drawn here, the board shows what is there now. */
  catchUp(): void {
    const slot = this.slot.value;
    if (slot === undefined || this.phase.value === 'making' || this.#stored?.changed !== true) return;
    if (!this.#said) notify((t) => t.toastElsewhere);
    this.#said = true;
    this.#stored = undefined;
    void this.open(slot);
  }

  /** The board itself belongs to the page. */
  dispose(): void {
    this.#opened++;
    this.keepNow();
    this.#stored = undefined;
  }

  #leave(next: PuzzleSlot): void {
    this.keepNow();
    this.#stored = undefined;
    this.slot.value = next;
    this.phase.value = 'making';
    this.outcome.value = undefined;
  }

  #seat(slot: PuzzleSlot, made: MadePuzzle, kept: SavedDrawing | undefined): void {
    const session = takeUp(slot, made, kept);
    this.slot.value = slot;
    this.#begun = session.ticks > 0 && kept !== undefined ? kept.begun : today.value;
    this.board.seat(session);
    this.phase.value = session.state.solved ? 'solved' : 'playing';
    this.outcome.value = session.state.solved ? this.#record() : undefined;
  }

  #react(events: readonly Event[]): void {
    // The drawing before this one is still on the board while the next puzzle is made.
    if (this.phase.value !== 'playing') return;
    const clues = events.filter((event) => event.kind === 'clue').filter(({ status }) => status !== 'neutral');
    if (clues.length > 0) this.said.value = clues;
    playCues(events, this.board.session?.state.lines.drawn.length ?? 0);
    if (events.some(({ kind }) => kind === 'solved')) this.#win();
  }

  #win(): void {
    this.phase.value = 'solved';
    this.board.solution.value = false;
    this.#keep();
    this.outcome.value = this.#record();
    if (this.board.session !== undefined) keepSolve(this.board.session);
  }

  /** Keeps the result; the first one of a puzzle is the one that stays. */
  #record(): SolveOutcome | undefined {
    const [slot, state] = [this.slot.value, this.board.session?.state];
    if (slot === undefined || state === undefined) return undefined;
    const { puzzle, ticks, moves, hints, solutionSeen: seen } = state;
    const fresh: SolveResult = {
      id: puzzle.id,
      mode: slot.mode === 'daily' ? 'daily' : 'unlimited',
      level: levelOf(slot),
      size: sizeOf(puzzle),
      date: slot.mode === 'daily' ? slot.date : today.value,
      begun: this.#begun,
      solved: today.value,
      ticks,
      moves,
      hints,
      seen,
    };
    addResult(fresh);
    earn(earnedBy(results.value, today.value));
    const kept = resultOf(puzzle.id);
    if (kept?.ticks !== ticks) return { result: fresh, record: 'none' };
    return { result: kept, record: recordOf(results.value, kept) };
  }

  #keep(): void {
    const [stored, session] = [this.#stored, this.board.session];
    if (stored === undefined || session === undefined) return;
    const drawing = { id: session.state.puzzle.id, begun: this.#begun, replay: session.replay() };
    if (keep(stored, drawing)) this.#said = false;
    else this.catchUp();
  }
}

interface PuzzleOrder {
  readonly setup: Setup;
  readonly seed: number;
}

interface MadePuzzle extends PuzzleOrder {
  readonly puzzle: Puzzle;
}

/** A new puzzle for a slot; the only one, where there is only one. */
function orderFor(slot: PuzzleSlot): PuzzleOrder {
  return { setup: setupOf(slot), seed: seedOf(slot) ?? randomSeed() };
}

function takeUp(slot: PuzzleSlot, { puzzle, setup, seed }: MadePuzzle, kept: SavedDrawing | undefined): Running {
  try {
    if (kept !== undefined) return resumeDrawing(puzzle, kept);
  } catch {
    setAside(slot);
  }
  return new Session(loopKnowing(puzzle), setup, seed);
}
