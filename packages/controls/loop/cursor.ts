// Keys on the board. Arrows move a cursor from cell to cell. While the key that draws is held, or once it has been pressed
// and until it is pressed again, arrows draw; with Shift they do too. While the key that crosses out is held, or once it
// has been pressed and until the next arrow, arrows cross edges out. Backspace steps back in a stroke, else clears the
// cell. An arrow is whatever key moves.

import type { Input } from '@rensa/engine';
import { edgeBetween, type Grid, INPUT } from '@rensa/games/loop';

import type { LoopAction } from './keys.ts';

/** The place of the cursor, and the stroke that it draws. */
export interface Cursor {
  readonly cell: number;
  /** Cells of the open stroke; undefined while there is none. */
  readonly trail: readonly number[] | undefined;
  /** The key that keeps the stroke open: once it is up, the stroke is over if it has drawn anything. */
  readonly held: string | undefined;
  /** State of crossing out with arrows: the key is down and no arrow has come yet, or one has, or it was down before. */
  readonly crossing: 'down' | 'used' | 'armed' | undefined;
}

/** A key in words that do not depend on the layout of the keyboard. */
export interface PressedKey {
  /** `KeyboardEvent.code`. */
  readonly code: string;
  readonly action: LoopAction | undefined;
  /** The letter on the key, lower case; empty if it has none. */
  readonly letter: string;
  readonly shift: boolean;
  /** Control, or Command. */
  readonly control: boolean;
}

/** The request of a key to the board. Cells are for the pen of the stroke to go through. */
export type BoardAction =
  | { readonly kind: 'press'; readonly cell: number }
  | { readonly kind: 'go'; readonly cells: readonly number[] }
  | { readonly kind: 'end'; readonly how: 'lift' | 'cancel' }
  | { readonly kind: 'clear'; readonly cell: number }
  | { readonly kind: 'do'; readonly input: Input };

export interface KeyEffect {
  readonly cursor: Cursor;
  readonly actions: readonly BoardAction[];
}

type Direction = readonly [down: number, right: number];

const ARROWS: Readonly<Partial<Record<LoopAction, Direction>>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};
const SHIFTS = ['ShiftLeft', 'ShiftRight'];
const INPUTS: Readonly<Partial<Record<LoopAction, Input>>> = {
  undo: INPUT.undo,
  redo: INPUT.redo,
  hint: INPUT.hint,
  trial: INPUT.trial('begin'),
  keep: INPUT.trial('keep'),
  discard: INPUT.trial('discard'),
};

export function cursorAt(cell: number): Cursor {
  return { cell, trail: undefined, held: undefined, crossing: undefined };
}

/** `stops` are the cells of clues, to be gone through in turn. Undefined for a key that means nothing here. */
export function pressKey(cursor: Cursor, key: PressedKey, grid: Grid, stops: readonly number[]): KeyEffect | undefined {
  const { action, code } = key;
  if (key.control) return control(cursor, key);
  if (action === undefined) return pressFixed(cursor, code);
  const arrow = ARROWS[action];
  if (arrow !== undefined)
    return cursor.crossing === undefined ? go(cursor, arrow, key, grid) : cross(cursor, arrow, grid);
  if (action === 'cross') return arm(cursor);
  if (action === 'draw') return cursor.trail === undefined ? open(cursor, code) : close(cursor, 'lift');
  if (action === 'clue') return { cursor: cursorAt(nextOf(stops, cursor.cell)), actions: ending(cursor) };
  return act(cursor, INPUTS[action]);
}

/** A key that is bound to nothing. */
function pressFixed(cursor: Cursor, code: string): KeyEffect | undefined {
  if (code === 'Backspace' || code === 'Delete') return takeBack(cursor, code);
  return code === 'Escape' ? escape(cursor) : undefined;
}

/** A stroke that was only meant to last while this key is held is over, and so are crosses. */
export function releaseKey(cursor: Cursor, { code, action }: Pick<PressedKey, 'code' | 'action'>): KeyEffect {
  if (action === 'cross') return { cursor: disarm(cursor), actions: [] };
  const same = cursor.held === code || (cursor.held === 'Shift' && SHIFTS.includes(code));
  if (!same) return { cursor, actions: [] };
  return (cursor.trail?.length ?? 0) > 1 || cursor.held === 'Shift'
    ? close(cursor, 'lift')
    : { cursor: { ...cursor, held: undefined }, actions: [] };
}

/** The key begins to cross out; a second press before any arrow gives it up. */
function arm(cursor: Cursor): KeyEffect {
  const crossing = cursor.crossing === 'armed' ? undefined : 'down';
  return { cursor: { ...cursorAt(cursor.cell), crossing }, actions: ending(cursor) };
}

/** The key goes up: if no arrow has come, the next one crosses out. */
function disarm(cursor: Cursor): Cursor {
  if (cursor.crossing === 'used') return { ...cursor, crossing: undefined };
  return cursor.crossing === 'down' ? { ...cursor, crossing: 'armed' } : cursor;
}

function cross(cursor: Cursor, [down, right]: Direction, grid: Grid): KeyEffect {
  const crossing = cursor.crossing === 'armed' ? undefined : 'used';
  const cell = neighbor(grid, cursor.cell, down, right, false);
  const actions: BoardAction[] =
    cell === undefined ? [] : [{ kind: 'do', input: INPUT.cross(edgeBetween(cursor.cell, cell, grid.cols)) }];
  return { cursor: { ...cursor, crossing }, actions };
}

function escape(cursor: Cursor): KeyEffect | undefined {
  if (cursor.crossing !== undefined) return { cursor: cursorAt(cursor.cell), actions: [] };
  return cursor.trail === undefined ? undefined : close(cursor, 'cancel');
}

function control(cursor: Cursor, { letter, shift }: PressedKey): KeyEffect | undefined {
  if (letter === 'z') return act(cursor, shift ? INPUT.redo : INPUT.undo);
  return letter === 'y' ? act(cursor, INPUT.redo) : undefined;
}

function act(cursor: Cursor, input: Input | undefined): KeyEffect | undefined {
  if (input === undefined) return undefined;
  return { cursor: cursorAt(cursor.cell), actions: [...ending(cursor), { kind: 'do', input }] };
}

function open(cursor: Cursor, held: string): KeyEffect {
  return {
    cursor: { ...cursorAt(cursor.cell), trail: [cursor.cell], held },
    actions: [{ kind: 'press', cell: cursor.cell }],
  };
}

function close(cursor: Cursor, how: 'lift' | 'cancel'): KeyEffect {
  const cell = how === 'cancel' ? (cursor.trail?.[0] ?? cursor.cell) : cursor.cell;
  return { cursor: cursorAt(cell), actions: [{ kind: 'end', how }] };
}

function ending({ trail }: Cursor): BoardAction[] {
  return trail === undefined ? [] : [{ kind: 'end', how: 'lift' }];
}

function go(cursor: Cursor, [down, right]: Direction, key: PressedKey, grid: Grid): KeyEffect {
  if (cursor.trail === undefined && key.shift) {
    const opened = open(cursor, 'Shift');
    const moved = go(opened.cursor, [down, right], { ...key, shift: false }, grid);
    return { cursor: moved.cursor, actions: [...opened.actions, ...moved.actions] };
  }
  const cell = neighbor(grid, cursor.cell, down, right, cursor.trail === undefined);
  if (cell === undefined) return { cursor, actions: [] };
  return cursor.trail === undefined ? { cursor: cursorAt(cell), actions: [] } : step(cursor, cursor.trail, cell);
}

function step(cursor: Cursor, trail: readonly number[], cell: number): KeyEffect {
  const back = trail.at(-2) === cell;
  const cells = [cursor.cell, cell];
  return {
    cursor: { ...cursor, cell, trail: back ? trail.slice(0, -1) : [...trail, cell] },
    actions: [{ kind: 'go', cells }],
  };
}

/** The open cell beside in a direction; a cursor that does not draw may leap over holes. */
function neighbor(grid: Grid, cell: number, down: number, right: number, leaps: boolean): number | undefined {
  const { rows, cols, holes } = grid;
  let [row, col] = [Math.floor(cell / cols) + down, (cell % cols) + right];
  for (; row >= 0 && col >= 0 && row < rows && col < cols; row += down, col += right) {
    if (!holes.includes(row * cols + col)) return row * cols + col;
    if (!leaps) return undefined;
  }
  return undefined;
}

function takeBack(cursor: Cursor, code: string): KeyEffect {
  const before = code === 'Backspace' ? cursor.trail?.at(-2) : undefined;
  if (cursor.trail !== undefined && before !== undefined) return step(cursor, cursor.trail, before);
  return { cursor: cursorAt(cursor.cell), actions: [...ending(cursor), { kind: 'clear', cell: cursor.cell }] };
}

/** The first stop after a cell in reading order, from the top again after the last. */
function nextOf(stops: readonly number[], cell: number): number {
  return stops.find((stop) => stop > cell) ?? stops[0] ?? cell;
}
