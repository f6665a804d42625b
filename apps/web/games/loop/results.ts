// Every puzzle that was solved, once each and for good.

import { signal } from '@preact/signals';
import { LEVEL_NAMES, type LevelName, parseDate } from '@rensa/games/loop';
import { notify } from '../../base/notice.ts';
import { store } from '../../base/storage.ts';
import { count, oneOf, record, words } from './parse.ts';
import { dayOf } from './today.ts';

const MODES = ['daily', 'unlimited'] as const;

export interface Result {
  /** The name of the puzzle. */
  readonly id: string;
  readonly mode: (typeof MODES)[number];
  readonly level: LevelName;
  /** Of the puzzle if it is a daily, else the day when it was solved. */
  readonly date: string;
  /** The days when it was first opened and when it was solved. */
  readonly begun: string;
  readonly solved: string;
  /** Time spent, in sixtieths of a second. */
  readonly ticks: number;
  readonly moves: number;
  readonly hints: number;
  /** The solution was looked at. */
  readonly seen: boolean;
}

const KEY = 'loop-game:results';

export function parseResults(raw: unknown): readonly Result[] {
  if (!Array.isArray(raw)) throw new Error('results are a list');
  return raw.map(parseResult);
}

function parseResult(raw: unknown): Result {
  const { id, mode, level, date, begun, solved, ticks, moves, hints, seen } = record(raw, 'a result');
  if (typeof seen !== 'boolean') throw new Error('seen is true or false');
  return {
    id: words(id, 'id'),
    mode: oneOf(mode, MODES, 'mode'),
    level: oneOf(level, LEVEL_NAMES, 'level'),
    date: day(date),
    begun: day(begun),
    solved: day(solved),
    ticks: count(ticks, 'ticks'),
    moves: count(moves, 'moves'),
    hints: count(hints, 'hints'),
    seen,
  };
}

function day(raw: unknown): string {
  const date = words(raw, 'a date');
  parseDate(date);
  return date;
}

/** What is kept now. Another page of ours may have added to it, so it is read anew each time a page opens. */
export const results = signal<readonly Result[]>([]);

export function readResults(): void {
  const { value, damaged } = store.load(KEY, parseResults, [] as readonly Result[]);
  if (damaged) notify((text) => text.toastDamagedScores);
  results.value = value;
}

/** The first time counts: the same puzzle again changes nothing, whatever the clock says by then. */
export function addResult(result: Result): void {
  readResults();
  if (results.value.some(({ id }) => id === result.id)) return;
  results.value = [...results.value, result];
  store.save(KEY, results.value);
}

export function resultOf(id: string): Result | undefined {
  return results.value.find((result) => result.id === id);
}

/** A daily counts for the streak if it was opened on its own day, finished by the next one, and solved by oneself. */
export function counts({ mode, date, begun, solved, seen }: Result): boolean {
  return mode === 'daily' && !seen && begun === date && dayOf(solved) <= dayOf(date) + 1;
}

/** The fastest time at a level without a look at the solution; a result in question can be left out. */
export function bestTicks(all: readonly Result[], level: LevelName, except?: string): number | undefined {
  const times = all
    .filter((each) => each.level === level && !each.seen && each.id !== except)
    .map(({ ticks }) => ticks);
  return times.length === 0 ? undefined : Math.min(...times);
}
