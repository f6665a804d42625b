// What a tick of a falling game gives to say.

import { type Board, EMPTY, type FallingState, type Halves } from '@rensa/games/falling';
import type { TickView } from '@rensa/painters';
import { secondsLeft } from '../../base/text/format.ts';
import { playWords } from '../text/text.ts';
import type { Narration, Remark } from './remark.ts';

/** What a game brings to be narrated. */
export interface Speech<State, Event> {
  readonly cols: number;
  /** Those of the field that are in sight. */
  readonly rows: number;
  /** The columns in which pieces appear. */
  readonly entry: readonly number[];
  /** What a piece is called as it appears. */
  readonly piece: (halves: Halves) => string;
  /** What is in a cell that is not empty. */
  readonly cell: (cell: number) => string;
  /** The piece after the one in hand. */
  readonly next: (state: State) => Halves | undefined;
  /** The cells in which a piece has come to rest. */
  readonly locked: (event: Event) => readonly number[] | undefined;
  /** Ticks until time is up; undefined where it never is. */
  readonly ticksLeft?: (state: State) => number | undefined;
  /** What else is worth knowing of an event. */
  readonly news?: (event: Event, after: State) => Narration | undefined;
}

export interface Narrated<State, Event> {
  readonly speech: Speech<State, Event>;
  /** The length of a chain that has ended, 0 for a turn without one. */
  readonly turn: (event: Event) => number | undefined;
  /** Garbage that falls after this piece; for matches. */
  readonly incoming?: (state: State) => number;
}

type View<State, Event> = Pick<TickView<State, Event>, 'before' | 'after' | 'events'>;

/** Everything there is to say, whatever the level of detail. */
export function remarksOf<State extends FallingState, Event>(
  narrated: Narrated<State, Event>,
  view: View<State, Event>,
): readonly Remark[] {
  const { speech, turn } = narrated;
  return [
    ...view.events.flatMap((event) => [
      ...landingOf(speech, event),
      ...chainOf(turn(event)),
      ...newsOf(speech.news?.(event, view.after)),
    ]),
    ...pieceOf(speech, view),
    ...dangerOf(speech, view),
    ...incomingOf(narrated, view),
    ...timeOf(speech, view),
  ];
}

function landingOf<State, Event>({ cols, locked }: Speech<State, Event>, event: Event): readonly Remark[] {
  const columns = [...new Set((locked(event) ?? []).map((cell) => (cell % cols) + 1))].toSorted((a, b) => a - b);
  const [first, second] = columns;
  if (first === undefined) return [];
  const words: Narration = () => {
    const t = playWords();
    return second === undefined ? t.saidColumn(first) : t.saidColumns(first, second);
  };
  return [{ topic: 'landed', words, detail: true }];
}

function chainOf(links = 0): readonly Remark[] {
  if (links === 0) return [];
  return [{ topic: 'chain', words: () => playWords().saidChain(links), detail: links === 1 }];
}

function newsOf(words: Narration | undefined): readonly Remark[] {
  return words === undefined ? [] : [{ topic: 'news', words }];
}

/** A new piece is in hand. */
function pieceOf<State extends FallingState, Event>(
  { piece, next }: Speech<State, Event>,
  { before, after }: View<State, Event>,
): readonly Remark[] {
  const { pair } = after;
  if (pair === null || before.pair !== null) return [];
  const following = next(after);
  const words: Narration = () => {
    const t = playWords();
    return following === undefined ? piece(pair) : t.saidPiece(piece(pair), piece(following));
  };
  return [{ topic: 'piece', words, detail: true }];
}

/** So many rows are left above the stack where pieces appear. */
const DANGER_ROWS = 3;

function isHigh<State, Event>({ cols, rows, entry }: Speech<State, Event>, board: Board): boolean {
  return entry.some((col) =>
    board.some((cell, i) => cell !== EMPTY && i % cols === col && i >= (rows - DANGER_ROWS) * cols),
  );
}

function dangerOf<State extends FallingState, Event>(
  speech: Speech<State, Event>,
  { before, after }: View<State, Event>,
): readonly Remark[] {
  if (before.board === after.board || !isHigh(speech, after.board) || isHigh(speech, before.board)) return [];
  return [{ topic: 'danger', words: () => playWords().saidDanger }];
}

function incomingOf<State extends FallingState, Event>(
  { incoming = () => 0 }: Narrated<State, Event>,
  { before, after }: View<State, Event>,
): readonly Remark[] {
  const count = incoming(after);
  if (count <= incoming(before)) return [];
  return [{ topic: 'incoming', words: () => playWords().saidIncoming(count) }];
}

/** Said once that so many seconds are left. */
const SAID_SECONDS: readonly number[] = [60, 30, 10];

function timeOf<State, Event>(
  { ticksLeft = () => undefined }: Speech<State, Event>,
  { before, after }: View<State, Event>,
): readonly Remark[] {
  const [was, now] = [ticksLeft(before), ticksLeft(after)];
  if (was === undefined || now === undefined) return [];
  const seconds = SAID_SECONDS.find((each) => secondsLeft(was) > each && secondsLeft(now) === each);
  return seconds === undefined ? [] : [{ topic: 'time', words: () => playWords().saidTime(seconds) }];
}
