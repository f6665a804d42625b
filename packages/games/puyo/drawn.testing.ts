// For tests: a game of Puyo at any point, and what becomes of it.

import type { Step } from '@rensa/engine';
import { drawing, drawWith, driverOf, pairOf, pick } from '../falling/drawn.testing.ts';
import { at, type Board, COLS, letterOf, parseBoard, printBoard, ROWS } from './board.ts';
import { puyo } from './game.ts';
import type { Colors } from './pair.ts';
import type { Rules, RulesName } from './rules.ts';
import type { Event, Mode, Puyo, Setup, State } from './state.ts';

export { drawing, pairOf };
export const { press, until, spawned, resolved } = driverOf(puyo);
export type Played = Step<Puyo>;

interface Given {
  readonly rules: RulesName;
  readonly mode?: Mode;
  readonly options?: Partial<Rules>;
  readonly seed?: number;
  /** The pairs that come, axis first: 'RB YY'. */
  readonly pairs?: string;
}

/** A game that is about to deal its next pair onto this board. */
export function given(drawing: string, { rules, mode = 'endless', options, seed = 1, pairs }: Given): State {
  const setup: Setup = { rules, mode, colors: 4, ...(options && { options }) };
  const start = puyo.start(setup, seed);
  const next = pairs === undefined ? start.next : parsePairs(pairs);
  return { ...start, board: drawing === '' ? start.board : parseBoard(drawing), next };
}

function parsePairs(text: string): [Colors, Colors] {
  const [first = 'RG', second = 'RG'] = text.split(' ');
  return [parsePair(first), parsePair(second)];
}

function parsePair(text: string): Colors {
  const [axis, child] = parseBoard(text).slice(0, 2);
  return { axis, child };
}

/** All events of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return pick(events, kind);
}

/** The board with the pair in it in small letters, without the empty rows on top. */
export function draw({ board, pair }: Pick<State, 'board' | 'pair'>): string {
  return drawWith(printBoard(board), pair, (cell) => letterOf(cell).toLowerCase());
}

/** A board with every column filled to this height, in stripes that never pop. */
export function stack(heights: readonly number[]): Board {
  const board = Array.from({ length: ROWS * COLS }, () => 0);
  heights.forEach((height, col) => {
    for (let row = 0; row < height; row++) board[at(row, col)] = 1 + ((row + 2 * col) % 4);
  });
  return board;
}
