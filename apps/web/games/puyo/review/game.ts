// One game under review: its moves, what is known of them so far, and the workers that find out more.

import { computed, signal } from '@preact/signals';
import { type JudgedMove, type LineStep, summaryOf, type PlayedTurns, type Turn } from '@rensa/bots/puyo/review';
import type { Replay } from '@rensa/engine';
import { Crew, type CrewWorker } from './workers/crew.ts';
import type { LineFrom, ReviewAnswer, ReviewSubject } from './workers/messages.ts';

/** `waiting` while nobody sees the page, `stopped` by the person, `failed` when no worker could be had. */
type ReviewPhase = 'waiting' | 'running' | 'stopped' | 'failed' | 'done';

type JudgedMoves = readonly (JudgedMove | null)[];

export interface KnownReview {
  /** Null for one that has not been judged yet. */
  readonly moves: JudgedMoves;
  /** By the person, so it goes on only when asked. */
  readonly stopped: boolean;
}

/** A line from a move on; its steps are undefined while they are being found. */
interface ShownLine {
  readonly number: number;
  readonly from: LineFrom;
  readonly steps: readonly LineStep[] | undefined;
}

interface ReviewOptions {
  /** The turns of the reviewed seat. */
  readonly played: PlayedTurns;
  /** The review that is known already, for a game with this number of moves. */
  readonly known: (count: number) => KnownReview | undefined;
  readonly open: () => CrewWorker;
  readonly size: number;
  /** There is something to keep: a few moves more, or nothing more will come for now, or it goes on. */
  readonly onKnown: (known: KnownReview) => void;
}

/** Moves after which they are kept: a page that is closed loses the others. */
const KEPT_EVERY = 5;

export class ReviewGame {
  readonly subject: ReviewSubject;
  readonly turns: readonly Turn[];
  readonly score: number;
  readonly moves;
  readonly phase;
  readonly line = signal<ShownLine | undefined>(undefined);
  readonly judged = computed(() => this.moves.value.filter((move) => move !== null).length);
  readonly summary = computed(() => this.#sum());
  /** All moves in the order in which they are judged, once it is known. */
  #order: readonly number[] | undefined;
  readonly #crew: Crew;
  readonly #options: ReviewOptions;

  constructor(subject: ReviewSubject, options: ReviewOptions) {
    const { open, size } = options;
    const { turns, score } = options.played;
    const { moves, stopped } = options.known(turns.length) ?? { moves: turns.map(() => null), stopped: false };
    this.subject = subject;
    this.turns = turns;
    this.score = score;
    this.moves = signal<JudgedMoves>(moves);
    this.phase = signal<ReviewPhase>(moves.includes(null) ? (stopped ? 'stopped' : 'waiting') : 'done');
    this.#options = options;
    this.#crew = new Crew(subject, {
      open,
      size,
      onAnswer: (answer) => this.#hear(answer),
      onFailed: () => this.#rest('failed'),
    });
  }

  get replay(): Replay {
    return this.subject.replay;
  }

  /** Judges what is not judged yet, those first that look costly. */
  run(): void {
    const { value: before } = this.phase;
    if (before === 'running' || before === 'done') return;
    this.phase.value = 'running';
    if (before === 'stopped') this.#keep();
    if (this.#order === undefined) this.#crew.add([{ kind: 'order' }]);
    else this.#judge(this.#order);
  }

  #judge(order: readonly number[]): void {
    this.#order = order;
    const open = order.filter((number) => this.moves.value[number] === null);
    this.#crew.add(open.map((number) => ({ kind: 'judge', number })));
  }

  /** Until the person lets it go on, even after another visit. What is judged stays. */
  stop(): void {
    if (this.phase.value === 'running') this.#rest('stopped');
  }

  /** Until someone sees the page again. */
  wait(): void {
    if (this.phase.value === 'running') this.#rest('waiting');
  }

  /** Unless the person stopped it. */
  runIfWaiting(): void {
    if (this.phase.value === 'waiting') this.run();
  }

  /** Shows the line, or hides it. */
  toggleLine(number: number, from: LineFrom): void {
    const { value: shown } = this.line;
    if (shown?.number === number && shown.from === from) this.line.value = undefined;
    else this.#showLine(number, from);
  }

  #showLine(number: number, from: LineFrom): void {
    const [best, placed] = [this.moves.value[number]?.best, this.turns[number]?.placed];
    if (best === undefined || placed === undefined) return;
    this.line.value = { number, from, steps: undefined };
    this.#crew.addFirst({ kind: 'line', number, from, first: from === 'best' ? best : placed });
  }

  dispose(): void {
    this.wait();
    this.#crew.stop();
  }

  #hear(answer: ReviewAnswer): void {
    if (answer.kind === 'order') return this.#judge(answer.numbers);
    if (answer.kind === 'line') return this.#hearLine(answer);
    this.moves.value = this.moves.value.with(answer.number, answer.move);
    if (!this.moves.value.includes(null)) this.#rest('done');
    else if (this.judged.value % KEPT_EVERY === 0) this.#keep();
  }

  #hearLine({ number, from, line: steps }: Extract<ReviewAnswer, { kind: 'line' }>): void {
    const { value: shown } = this.line;
    if (shown?.number === number && shown.from === from) this.line.value = { number, from, steps };
  }

  #rest(phase: ReviewPhase): void {
    this.phase.value = phase;
    this.#crew.stop();
    this.#keep();
  }

  #keep(): void {
    this.#options.onKnown({ moves: this.moves.value, stopped: this.phase.value === 'stopped' });
  }

  #sum() {
    const known = this.moves.value.flatMap((move, number) => (move === null ? [] : [{ number, ...move }]));
    const { moments, ...rest } = summaryOf(known);
    return { ...rest, moments: moments.map((i) => known[i]?.number ?? 0) };
  }
}
