// The game of a puzzle: opened or made, played, stored and counted.

import { signal } from '@preact/signals';
import { Session } from '@rensa/engine';
import { type Event, INPUT, type Loop, loopKnowing, type Puzzle, type Setup } from '@rensa/games/loop';
import { randomSeed } from '../../../play/ui/query.ts';
import { earn } from '../../../listing/achievements.ts';
import { LongWork } from '../../../base/screen/longwork.ts';
import { earnDays } from '../../../listing/days.ts';
import { notify } from '../../../base/screen/notice.ts';
import { SharedValue } from '../../../base/storage/shared.ts';
import { earnedBy } from '../records/achievements.ts';
import { playCues } from '../sound/cues.ts';
import { makePuzzle } from './maker.ts';
import { setOption } from '../board/options.ts';
import { levelOf, type PuzzleSlot, saveKey, seedOf, setupOf, type UnlimitedSlot, withSeed } from '../slot/slot.ts';
import {
  addResult,
  recordOf,
  resultOf,
  results,
  sizeOf,
  type SolveRecord,
  type SolveResult,
} from '../records/results.ts';
import { loopStreak } from '../records/streak.ts';
import { keepSolve } from './solves.ts';
import { keep, loadDrawing, resumeDrawing, type SavedDrawing, setAside } from './save.ts';
import type { DrawingBoard } from '../board/drawing.ts';
import { today } from '../../../base/calendar/days.ts';
import { announceEarned } from '../../../listing/freezes.ts';

type ClueEvent = Extract<Event, { readonly kind: 'clue' }>;

export type PuzzlePhase = 'making' | 'playing' | 'solved';

/** The result of a solved puzzle. */
export interface SolveOutcome {
  readonly result: SolveResult;
  /** Comparison with earlier results of its size; `none` for a puzzle that was solved before. */
  readonly record: SolveRecord;
}

export class PuzzleGame {
  readonly board: DrawingBoard;
  readonly slot = signal<PuzzleSlot | undefined>(undefined);
  readonly phase = signal<PuzzlePhase>('making');
  readonly outcome = signal<SolveOutcome | undefined>(undefined);
  /** Clues that the last change of the lines has met or exceeded, for screen readers. */
  readonly changedClues = signal<readonly ClueEvent[]>([]);
  #begun = today.value;
  /** Storage of the drawing; undefined while a puzzle is made. */
  #stored: SharedValue | undefined;
  /** True once a notice has said that another tab draws here too. */
  #notified = false;
  /** Number of puzzles opened so far: an older one that is still being made is dropped. */
  #opened = 0;

  constructor(board: DrawingBoard) {
    this.board = board;
    board.onEvents = (events) => this.#react(events);
    // A page may crash at any time, so every stroke is stored.
    board.onChange = () => this.phase.value === 'playing' && this.#keep();
    board.onPause = () => this.keepNow();
  }

  /** Leaves the current puzzle and continues the one of another slot. */
  async open(slot: PuzzleSlot): Promise<void> {
    this.#leave(slot);
    const opened = ++this.#opened;
    const stored = new SharedValue(saveKey(slot));
    const kept = loadDrawing(slot);
    const spec = kept === undefined ? newSpec(slot) : { setup: kept.setup, seed: kept.replay.seed };
    const shown = this.board.session?.state.puzzle;
    const puzzle = kept && kept.id === shown?.id ? shown : await makePuzzle(spec.setup, spec.seed);
    const session = await sessionOf(slot, { puzzle, ...spec }, kept);
    if (opened !== this.#opened) return;
    this.#stored = stored;
    this.#start(slot, session, kept?.begun);
  }

  /** Makes another puzzle of the same kind, in Unlimited only. */
  async fresh(): Promise<void> {
    const slot = this.slot.value;
    if (slot?.mode !== 'unlimited') return;
    this.#leave(slot);
    const opened = ++this.#opened;
    const stored = new SharedValue(saveKey(slot));
    const spec = newSpec(slot);
    const puzzle = await makePuzzle(spec.setup, spec.seed);
    if (opened !== this.#opened) return;
    this.#stored = stored;
    this.#start(slot, newSession({ puzzle, ...spec }));
    this.#keep();
  }

  /** Opens another shape of board in Unlimited, with its stored drawing. */
  async switchTo(slot: UnlimitedSlot): Promise<void> {
    setOption('board', slot.shape);
    setOption('small', slot.small === true);
    await this.open(slot);
  }

  /** Clears the board. The time goes on; only a solved puzzle starts again from zero. */
  restart(): void {
    const [slot, session] = [this.slot.value, this.board.session];
    if (slot === undefined || session === undefined) return;
    if (this.phase.value !== 'solved') return this.board.act(INPUT.restart);
    this.#start(slot, newSession({ puzzle: session.state.puzzle, setup: session.setup, seed: session.seed }));
    this.#keep();
  }

  /** True if a drawing would be lost with the puzzle. */
  get begun(): boolean {
    return this.phase.value === 'playing' && (this.board.session?.state.past.length ?? 0) > 0;
  }

  showSolution(shown: boolean): void {
    this.board.solution.value = shown;
    if (shown && this.board.session?.state.solutionSeen === false) this.board.act(INPUT.reveal);
  }

  /** Stores the drawing, because the page is hidden or about to show something else. */
  keepNow(): void {
    if (this.phase.value !== 'making' && (this.board.session?.ticks ?? 0) > 0) this.#keep();
  }

  /** Shows the stored drawing if another tab has changed it. */
  catchUp(): void {
    const slot = this.slot.value;
    if (slot === undefined || this.phase.value === 'making' || this.#stored?.changed !== true) return;
    if (!this.#notified) notify((t) => t.toastElsewhere);
    this.#notified = true;
    this.#stored = undefined;
    void this.open(slot);
  }

  /** Stores the drawing and ends the game. The page disposes of the board. */
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

  #start(slot: PuzzleSlot, session: Session<Loop>, begun = today.value): void {
    this.slot.value = slot;
    this.#begun = session.ticks > 0 ? begun : today.value;
    this.board.start(session);
    this.changedClues.value = [];
    this.phase.value = session.state.solved ? 'solved' : 'playing';
    this.outcome.value = session.state.solved ? this.#record() : undefined;
  }

  #react(events: readonly Event[]): void {
    // While a puzzle is made, the board still shows the one before.
    if (this.phase.value !== 'playing') return;
    const clues = events.filter((event) => event.kind === 'clue').filter(({ status }) => status !== 'neutral');
    if (clues.length > 0 || events.some(({ kind }) => kind === 'drawn' || kind === 'erased')) {
      this.changedClues.value = clues;
    }
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

  /** Stores the result, unless the puzzle has one already. */
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
    const before = loopStreak(results.value, today.value);
    addResult(fresh);
    announceEarned(before, loopStreak(results.value, today.value));
    earn(earnedBy(results.value, today.value));
    earnDays();
    const kept = resultOf(puzzle.id);
    if (kept?.ticks !== ticks) return { result: fresh, record: 'none' };
    return { result: kept, record: recordOf(results.value, kept) };
  }

  #keep(): void {
    const [stored, session] = [this.#stored, this.board.session];
    if (stored === undefined || session === undefined) return;
    const drawing = { id: session.state.puzzle.id, begun: this.#begun, replay: session.replay() };
    if (keep(stored, drawing)) this.#notified = false;
    else this.catchUp();
  }
}

interface PuzzleSpec {
  readonly setup: Setup;
  readonly seed: number;
}

interface MadePuzzle extends PuzzleSpec {
  readonly puzzle: Puzzle;
}

/** The only puzzle of a slot if it has just one, else a random one. */
function newSpec(slot: PuzzleSlot): PuzzleSpec {
  const seed = seedOf(slot) ?? randomSeed();
  return { setup: setupOf(withSeed(slot, seed)), seed };
}

/** The game of a stored drawing, or a new game if there is none or if it is damaged. */
async function sessionOf(slot: PuzzleSlot, made: MadePuzzle, kept: SavedDrawing | undefined): Promise<Session<Loop>> {
  try {
    if (kept !== undefined) return await new LongWork().run(resumeDrawing(made.puzzle, kept));
  } catch {
    setAside(slot);
  }
  return newSession(made);
}

function newSession({ puzzle, setup, seed }: MadePuzzle): Session<Loop> {
  return new Session(loopKnowing(puzzle), setup, seed);
}
