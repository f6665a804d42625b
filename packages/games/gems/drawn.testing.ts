// For tests: a game of Gems at any point, and what becomes of it.

import type { Step } from '@rensa/engine';
import { drawing, drawWith, driverOf, pairOf, pick } from '../falling/drawn.testing.ts';
import { at, type Board, COLS, letterOf, parseBoard, printBoard, ROWS } from './board.ts';
import { gems } from './game.ts';
import type { Pair, Piece } from './pair.ts';
import type { PatternName } from './pattern.ts';
import { resolveBoard } from './resolve.ts';
import { type Rules, RULES, type RulesName } from './rules.ts';
import type { Event, Gems, Mode, Setup, State } from './state.ts';

export { drawing, pairOf };
export const { press, until, spawned, resolved } = driverOf(gems);
export type Played = Step<Gems>;

interface Given {
  readonly rules: RulesName;
  readonly mode?: Mode;
  readonly pattern?: PatternName;
  readonly options?: Partial<Rules>;
  readonly seed?: number;
  /** The piece that comes, axis first: 'Rg'. */
  readonly piece?: string;
}

/** A game that is about to deal its next piece onto this board. */
export function given(drawing: string, setup: Given): State {
  const { rules, mode = 'endless', pattern = 'pillars', options, seed = 1, piece } = setup;
  const agreed: Setup = { rules, mode, pattern, ...(options && { options }) };
  const start = gems.start(agreed, seed);
  const board = drawing === '' ? start.board : parseBoard(drawing);
  return { ...start, board, next: piece === undefined ? start.next : parsePiece(piece) };
}

function parsePiece(text: string): Piece {
  const [axis, child] = parseBoard(text);
  return { axis, child };
}

/** A game whose piece is in the player's hands, with its axis here. */
export function held(drawing: string, row: number, setup: Given, pair: Partial<Pair> = {}): State {
  const state = spawned({ ...given('', { piece: 'RB', ...setup }) });
  const board = drawing === '' ? state.board : parseBoard(drawing);
  return { ...state, board, pair: { ...pairOf(state), row, hang: 0, ...pair } };
}

/** Sets a piece down upright in a column onto this board, and plays the turn out. */
export function turnOf(drawing: string, col: number, setup: Given, over: Partial<State> = {}): Played {
  const state = held(drawing, 0, setup);
  let row = 0;
  while (row < ROWS && state.board[at(row, col)] !== 0) row++;
  return resolved({ ...state, ...over, pair: { ...pairOf(state), row, col } });
}

/** A drawn board resolved at once. */
export function resolve(text: string, rules: RulesName, options: Partial<Rules> = {}) {
  const { board, ...rest } = resolveBoard(parseBoard(text), { ...RULES[rules], ...options });
  return { ...rest, board: draw({ board, pair: null }) };
}

/** All events of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return pick(events, kind);
}

/** The board with the piece in it, without the empty rows on top. */
export function draw({ board, pair }: Pick<State, 'board' | 'pair'>): string {
  return drawWith(printBoard(board), pair, letterOf);
}

/** A board with every column filled to this height, in stripes without power. */
export function stack(heights: readonly number[]): Board {
  const board = Array.from({ length: ROWS * COLS }, () => 0);
  heights.forEach((height, col) => {
    for (let row = 0; row < height; row++) board[at(row, col)] = 1 + ((row + 2 * col) % 4);
  });
  return board;
}
