// For tests: a game of Capsules at any point, and what becomes of it.

import type { Step } from '@rensa/engine';
import { childCol, childRow } from '../falling/pair.ts';
import { driverOf, pairOf, pick } from '../falling/drawn.testing.ts';
import { at, type Board, type Color, colorLetter, COLS, parseBoard, printBoard, virusesOn } from './board.ts';
import { type Capsule, type Colors } from './capsule.ts';
import { capsules } from './game.ts';
import { resolveBoard } from './resolve.ts';
import { type Rules, RULES, type RulesName, type Speed } from './rules.ts';
import type { Capsules, Event, Mode, Setup, State } from './state.ts';

export { pairOf };
export const { press, until, spawned, resolved } = driverOf(capsules);
export type Played = Step<Capsules>;

interface Given {
  readonly rules: RulesName;
  readonly mode?: Mode;
  readonly level?: number;
  readonly speed?: Speed;
  readonly options?: Partial<Rules>;
  readonly seed?: number;
  /** The colors of the capsule that comes, left first: 'rb'. */
  readonly capsule?: string;
}

export function rowsUnder(rules: RulesName): number {
  return RULES[rules].rows;
}

/** A game that is about to deal its next capsule onto this board; without a drawing, onto that of its first stage. */
export function given(drawing: string, given: Given): State {
  const { rules, mode = 'stages', level = 0, speed = 'med', options, seed = 1, capsule } = given;
  const setup: Setup = { rules, mode, level, speed, ...(options && { options }) };
  const start = capsules.start(setup, seed);
  const next = capsule === undefined ? start.next : parseCapsule(capsule);
  if (drawing === '') return { ...start, next };
  const board = parseBoard(unindented(drawing), start.rules.rows);
  // A board without viruses is one that is not to be cleared.
  const viruses = virusesOn(board).reduce((sum, count) => sum + count) || Infinity;
  return { ...start, next, board, viruses: Math.min(viruses, 1000) };
}

function parseCapsule(text: string): Colors {
  const [axis, child] = [...text].map((letter) => 1 + 'yrb'.indexOf(letter));
  return { axis, child };
}

/** A game whose capsule is in the player's hands, with its axis here. */
export function held(drawing: string, place: Partial<Capsule>, setup: Given): State {
  const state = spawned(given(drawing, { capsule: 'rb', ...setup }));
  return { ...state, pair: { ...pairOf(state), drop: state.gravity, hang: 0, ...place } };
}

/** A drawn board resolved at once. */
export function resolve(text: string, rules: RulesName, speed: Speed = 'low', options: Partial<Rules> = {}) {
  const board = parseBoard(unindented(text), rowsUnder(rules));
  const { board: after, ...rest } = resolveBoard(board, { ...RULES[rules], ...options }, speed);
  return { ...rest, board: draw(after) };
}

/** All events of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return pick(events, kind);
}

/** A board without the empty rows on top. */
export function draw(board: Board): string {
  return drawing(printBoard(board));
}

/** A drawing as `draw` gives it. */
export function drawing(text: string): string {
  const rows = unindented(text).split('\n');
  const first = rows.findIndex((row) => /[^.]/.test(row));
  return rows.slice(first < 0 ? rows.length : first).join('\n');
}

function unindented(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((row) => row.trim())
    .join('\n');
}

/** The board with the capsule in it as two capital letters, without the empty rows on top. A half above the rim shows too. */
export function drawHeld(state: State): string {
  const rows = printBoard([...state.board, ...Array.from({ length: COLS }, () => 0)]).split('\n');
  const pair = pairOf(state);
  const put = (row: number, col: number, color: Color): void => {
    const line = rows[rows.length - 1 - row];
    const drawn = colorLetter(color).toUpperCase().repeat(2);
    rows[rows.length - 1 - row] = line.slice(0, 2 * col) + drawn + line.slice(2 * col + 2);
  };
  put(pair.row, pair.col, pair.axis);
  put(childRow(pair), childCol(pair), pair.child);
  return drawing(rows.join('\n'));
}

/** A board with every column filled to this height, in single halves that make no line. */
export function stack(heights: readonly number[], rows: number): Board {
  const board = Array.from({ length: rows * COLS }, () => 0);
  heights.forEach((height, col) => {
    for (let row = 0; row < height; row++) board[at(row, col)] = 4 + 1 + ((row + 2 * col) % 3);
  });
  return board;
}
