// For tests: boards as drawings, presses as text, one character a tick.

import { at, type Board, COLS, letterOf, parseBoard, printBoard, ROWS } from './board.ts';
import { puyo } from './game.ts';
import { INPUT } from './input.ts';
import { childCol, childRow, type Colors } from './pair.ts';
import type { Rules, RulesName } from './rules.ts';
import type { Event, Mode, Setup, State } from './state.ts';

interface Given {
  readonly rules: RulesName;
  readonly mode?: Mode;
  readonly options?: Partial<Rules>;
  readonly seed?: number;
  /** The pairs that come, axis first: 'RB YY'. */
  readonly pairs?: string;
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

const KEYS: Readonly<Record<string, number>> = {
  '.': 0,
  '<': INPUT.left,
  '>': INPUT.right,
  z: INPUT.turnLeft,
  x: INPUT.turnRight,
  v: INPUT.soft,
  '!': INPUT.hard,
};

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
  return { axis: axis as number, child: child as number };
}

/** Presses keys, one a tick: `<` `>` shift, `z` `x` turn, `v` soft drop, `!` hard drop, `.` nothing; spaces are skipped. */
export function press(state: State, keys: string): Played {
  let played: Played = { state, events: [] };
  for (const key of keys.replaceAll(' ', '')) played = tick(played, KEYS[key] as number);
  return played;
}

/** Presses nothing (or holds one key) until this is so. */
export function until(state: State, done: (played: Played) => boolean, key = '.'): Played {
  let played: Played = { state, events: [] };
  for (let ticks = 0; !done(played); ticks++) {
    if (ticks > 20_000) throw new Error('that never came');
    played = tick(played, KEYS[key] as number);
  }
  return played;
}

function tick(played: Played, input: number): Played {
  const { state, events } = puyo.step(played.state, [input]);
  return { state, events: [...played.events, ...events] };
}

/** Runs to the moment when the player has the next pair. */
export function spawned(state: State): State {
  return until(state, (played) => played.state.phase === 'fall').state;
}

/** Runs to the end of the turn: the next spawn, or the end. */
export function resolved(state: State, key = '.'): Played {
  return until(state, ({ events, state: { phase } }) => phase === 'over' || has(events, 'locked', 'spawn', phase), key);
}

function has(events: readonly Event[], kind: Event['kind'], phase: string, now: string): boolean {
  return now === phase && events.some((event) => event.kind === kind);
}

/** All events of one kind. */
export function only<K extends Event['kind']>(events: readonly Event[], kind: K): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
}

/** The board with the pair in it in small letters, without the empty rows on top. */
export function draw({ board, pair }: Pick<State, 'board' | 'pair'>): string {
  const rows = printBoard(board)
    .split('\n')
    .map((row) => [...row]);
  const put = (row: number, col: number, cell: number): void => {
    (rows[ROWS - 1 - row] as string[])[col] = letterOf(cell).toLowerCase();
  };
  if (pair !== null) {
    put(pair.row, pair.col, pair.axis);
    put(childRow(pair), childCol(pair), pair.child);
  }
  return trimTop(rows.map((row) => row.join('')));
}

/** A drawing as `draw` gives it. */
export function drawing(text: string): string {
  return trimTop(
    text
      .trim()
      .split('\n')
      .map((row) => row.trim()),
  );
}

function trimTop(rows: readonly string[]): string {
  const first = rows.findIndex((row) => row !== '.'.repeat(COLS));
  return rows.slice(first < 0 ? rows.length : first).join('\n');
}

/** A board with every column filled to this height, in stripes that never pop. */
export function stack(heights: readonly number[]): Board {
  const board = Array.from({ length: ROWS * COLS }, () => 0);
  heights.forEach((height, col) => {
    for (let row = 0; row < height; row++) board[at(row, col)] = 1 + ((row + 2 * col) % 4);
  });
  return board;
}
