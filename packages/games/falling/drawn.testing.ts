// For tests: boards as drawings, presses as text, one character a tick. Each game makes its own driver of it.

import { advance, below, type Game, type Step } from '@rensa/engine';
import { INPUT } from './input.ts';
import { childCol, childRow, type Halves, type Place } from './pair.ts';
import type { FallingTypes } from './state.ts';

const KEYS: Readonly<Record<string, number>> = {
  '.': 0,
  '<': INPUT.left,
  '>': INPUT.right,
  z: INPUT.rotateLeft,
  x: INPUT.rotateRight,
  v: INPUT.soft,
  '!': INPUT.hard,
};

export interface Driver<G extends FallingTypes> {
  /** Presses keys, one per tick: `<` `>` shift, `z` `x` rotate, `v` soft drop, `!` hard drop, `.` nothing; spaces are skipped. */
  readonly press: (state: G['state'], keys: string) => Step<G>;
  /** Presses nothing (or holds one key) until this is so. */
  readonly until: (state: G['state'], done: (played: Step<G>) => boolean, key?: string) => Step<G>;
  /** Runs to the moment when the player has the next pair. */
  readonly spawned: (state: G['state']) => G['state'];
  /** Runs to the end of the turn: the next spawn, or the end. */
  readonly resolved: (state: G['state'], key?: string) => Step<G>;
}

export function driverOf<G extends FallingTypes>(game: Game<G>): Driver<G> {
  const tick = (played: Step<G>, key: string): Step<G> => {
    const { state, events } = game.step(played.state, [KEYS[key]]);
    return { state, events: [...played.events, ...events] };
  };
  const until: Driver<G>['until'] = (state, done, key = '.') => {
    let played: Step<G> = { state, events: [] };
    for (let ticks = 0; !done(played); ticks++) {
      if (ticks > 20_000) throw new Error('that never came');
      played = tick(played, key);
    }
    return played;
  };
  return {
    press: (state, keys) => [...keys.replaceAll(' ', '')].reduce(tick, { state, events: [] }),
    until,
    spawned: (state) => until(state, (played) => played.state.phase === 'fall').state,
    resolved: (state, key) => until(state, ({ state: { phase }, events }) => isResolved(phase, events), key),
  };
}

function isResolved(phase: string, events: readonly { readonly kind: string }[]): boolean {
  return phase === 'over' || (phase === 'spawn' && events.some(({ kind }) => kind === 'locked'));
}

/** All events of one kind. */
export function pick<Event extends { readonly kind: string }, Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
}

/** The pair in hand. */
export function pairOf<Pair>({ pair }: { readonly pair: Pair | null }): Pair {
  if (pair === null) throw new Error('no pair is in hand');
  return pair;
}

/** A printed board with the pair in it, without the empty rows on top. */
export function drawWith(printed: string, pair: (Place & Halves) | null, letterOf: (cell: number) => string): string {
  const rows = printed.split('\n').map((row) => [...row]);
  const put = (row: number, col: number, cell: number): void => {
    rows[rows.length - 1 - row][col] = letterOf(cell);
  };
  if (pair !== null) {
    put(pair.row, pair.col, pair.axis);
    put(childRow(pair), childCol(pair), pair.child);
  }
  return trimTop(rows.map((row) => row.join('')));
}

/** A drawing as `drawWith` gives it. */
export function drawing(text: string): string {
  return trimTop(
    text
      .trim()
      .split('\n')
      .map((row) => row.trim()),
  );
}

function trimTop(rows: readonly string[]): string {
  const first = rows.findIndex((row) => /[^.]/.test(row));
  return rows.slice(first < 0 ? rows.length : first).join('\n');
}

/** Makes a value, and all that is in it, refuse every change. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** The presses of a side that is held from a tick on, as autorepeat gives them: at once, after `das`, then every `arr`. */
export function heldKeys(
  key: string,
  from: number,
  ticks: number,
  { das, arr }: { readonly das: number; readonly arr: number },
): string {
  const isDue = (since: number): boolean => since === 0 || (since >= das && (since - das) % arr === 0);
  return Array.from({ length: ticks }, (_, tick) => (isDue(tick - from) ? key : '.')).join('');
}

/** Whole numbers from 0 to n - 1, drawn from a seed. */
export function diceOf(seed: number): (n: number) => number {
  let dice = seed;
  return (n) => below((dice = advance(dice)), n);
}

/** The cells in which two boards differ. */
export function changes(before: readonly number[], after: readonly number[]): number[] {
  return after.flatMap((cell, index) => (cell === before[index] ? [] : [index]));
}
