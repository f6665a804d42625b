// Remarks on a tick of a falling game.

import type { GameTypes } from '@rensa/engine';
import { type Board, EMPTY, type FallingTypes, type Halves } from '@rensa/games/falling';
import type { TickView } from '@rensa/painters';
import { secondsLeft } from '../../base/text/format.ts';
import { playWords } from '../text/text.ts';
import type { Narration, Remark } from './remark.ts';

/** The part of a game that its narration needs. */
export interface Speech<G extends GameTypes> {
  readonly cols: number;
  /** Rows of the field in sight. */
  readonly rows: number;
  /** The columns in which pieces appear. */
  readonly entry: readonly number[];
  /** The name of a piece as it appears. */
  readonly piece: (halves: Halves) => string;
  /** The name of what is in a cell that is not empty. */
  readonly cell: (cell: number) => string;
  /** The piece after the one in hand. */
  readonly next: (state: G['state']) => Halves | undefined;
  /** The cells in which a piece has come to rest. */
  readonly locked: (event: G['event']) => readonly number[] | undefined;
  /** Ticks until time is up; undefined where it never is. */
  readonly ticksLeft?: (state: G['state']) => number | undefined;
  /** A remark on an event, beyond those of every game. */
  readonly news?: (event: G['event'], after: G['state']) => Narration | undefined;
}

export interface Narrated<G extends GameTypes> {
  readonly speech: Speech<G>;
  /** The length of a chain that has ended, 0 for a turn without one. */
  readonly turn: (event: G['event']) => number | undefined;
  /** Garbage that falls after this piece; for matches. */
  readonly incoming?: (state: G['state']) => number;
}

type View<G extends GameTypes> = Pick<TickView<G>, 'before' | 'after' | 'events'>;

/** Everything there is to say, whatever the level of detail. */
export function remarksOf<G extends FallingTypes>(narrated: Narrated<G>, view: View<G>): readonly Remark[] {
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

function landingOf<G extends GameTypes>({ cols, locked }: Speech<G>, event: G['event']): readonly Remark[] {
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
function pieceOf<G extends FallingTypes>({ piece, next }: Speech<G>, { before, after }: View<G>): readonly Remark[] {
  const { pair } = after;
  if (pair === null || before.pair !== null) return [];
  const following = next(after);
  const words: Narration = () => {
    const t = playWords();
    return following === undefined ? piece(pair) : t.saidPiece(piece(pair), piece(following));
  };
  return [{ topic: 'piece', words, detail: true }];
}

/** Rows left above the stack where pieces appear, at which the warning is said. */
const DANGER_ROWS = 3;

function isHigh<G extends GameTypes>({ cols, rows, entry }: Speech<G>, board: Board): boolean {
  return entry.some((col) =>
    board.some((cell, i) => cell !== EMPTY && i % cols === col && i >= (rows - DANGER_ROWS) * cols),
  );
}

function dangerOf<G extends FallingTypes>(speech: Speech<G>, { before, after }: View<G>): readonly Remark[] {
  if (before.board === after.board || !isHigh(speech, after.board) || isHigh(speech, before.board)) return [];
  return [{ topic: 'danger', words: () => playWords().saidDanger }];
}

function incomingOf<G extends FallingTypes>(
  { incoming = () => 0 }: Narrated<G>,
  { before, after }: View<G>,
): readonly Remark[] {
  const count = incoming(after);
  if (count <= incoming(before)) return [];
  return [{ topic: 'incoming', words: () => playWords().saidIncoming(count) }];
}

/** Says the seconds that are left, once. */
const SAID_SECONDS: readonly number[] = [60, 30, 10];

function timeOf<G extends GameTypes>(
  { ticksLeft = () => undefined }: Speech<G>,
  { before, after }: View<G>,
): readonly Remark[] {
  const [was, now] = [ticksLeft(before), ticksLeft(after)];
  if (was === undefined || now === undefined) return [];
  const seconds = SAID_SECONDS.find((each) => secondsLeft(was) > each && secondsLeft(now) === each);
  return seconds === undefined ? [] : [{ topic: 'time', words: () => playWords().saidTime(seconds) }];
}
