// Every puzzle that was solved, once each and for good.

import { signal } from '@preact/signals';
import { parseDate, type Check, fields, flag, listOf, oneOf, record, text, whole } from '@rensa/engine';
import { type Grid, LEVEL_NAMES, type LevelName, LEVELS, shapeName } from '@rensa/games/loop';
import { noteDays } from '../../../base/calendar/done.ts';
import { store } from '../../../base/storage/storage.ts';
import { dayOf } from '../../../base/calendar/days.ts';
import { counts, RESULTS_KEY } from '../slot/glance.ts';

const MODES = ['daily', 'unlimited'] as const;

export interface SolveResult {
  /** The name of the puzzle. */
  readonly id: string;
  readonly mode: (typeof MODES)[number];
  readonly level: LevelName;
  /** Of the board, as in the name of a puzzle: `7x7-1`. */
  readonly size: string;
  /** Of the puzzle if it is a daily, else the day when it was solved. */
  readonly date: string;
  /** The days when it was first opened and when it was solved. */
  readonly begun: string;
  readonly solved: string;
  /** Time spent, in sixtieths of a second. */
  readonly ticks: number;
  readonly moves: number;
  readonly hints: number;
  /** The solution was shown. */
  readonly seen: boolean;
}

const MOST_RESULTS = 100_000;
const day: Check<string> = (raw, name) => {
  const date = text(10)(raw, name);
  parseDate(date);
  return date;
};
const count = whole(0, Number.MAX_SAFE_INTEGER);

const result = fields<Omit<SolveResult, 'size'>>({
  id: text(100),
  mode: oneOf(MODES),
  level: oneOf(LEVEL_NAMES),
  date: day,
  begun: day,
  solved: day,
  ticks: count,
  moves: count,
  hints: count,
  seen: flag,
});

/** Results of the first months have no size: those of dailies and squares are known by their name. */
const sized: Check<SolveResult> = (raw, name) => {
  const { size } = record(raw, name);
  const rest = result(raw, name);
  return { ...rest, size: size === undefined ? oldSize(rest) : text(20)(size, 'size') };
};

const EASY_WEEK = ['4x4', '4x6', '5x5-1', '5x6', '4x6', '5x5-1', '5x6'];

function oldSize({ id, mode, level, date }: Omit<SolveResult, 'size'>): string {
  if (mode === 'daily' && level === 'easy') return EASY_WEEK[(dayOf(date) + 3) % 7] ?? '4x4';
  return /\/(\d+x\d+)\//.exec(id)?.[1] ?? `${LEVELS[level].side}x${LEVELS[level].side}`;
}

const list = listOf(sized, 0, MOST_RESULTS);

export function parseResults(raw: unknown): readonly SolveResult[] {
  return list(raw, 'the results');
}

/** What is kept now. Another page of ours may have added to it, so every page reads it when it opens. */
export const results = signal<readonly SolveResult[]>([]);

export function readResults(): void {
  const { value } = store.load(RESULTS_KEY, parseResults, [] as readonly SolveResult[]);
  results.value = value;
}

/** The first time counts: the same puzzle again changes nothing, whatever the clock says by then. */
export function addResult(result: SolveResult): void {
  readResults();
  if (results.value.some(({ id }) => id === result.id)) return;
  results.value = [...results.value, result];
  store.save(RESULTS_KEY, results.value);
  if (counts(result)) noteDays([result.date]);
}

export function resultOf(id: string): SolveResult | undefined {
  return results.value.find((result) => result.id === id);
}

export function sizeOf({ rows, cols, holes }: Grid): string {
  return shapeName({ rows, cols, holes: holes.length });
}

/** Solved by oneself from beginning to end. */
export function isOwn({ hints, seen }: SolveResult): boolean {
  return hints === 0 && !seen;
}

/** The fastest time on boards of a size, without hints and without the solution; a result in question can be left out. */
export function bestTicks(all: readonly SolveResult[], size: string, except?: string): number | undefined {
  const times = all.filter((each) => each.size === size && isOwn(each) && each.id !== except).map(({ ticks }) => ticks);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** `first`: the first time on a board of this size. `best`: faster than all before. */
export type SolveRecord = 'first' | 'best' | 'none';

export function recordOf(all: readonly SolveResult[], result: SolveResult): SolveRecord {
  if (!isOwn(result)) return 'none';
  const before = bestTicks(all, result.size, result.id);
  if (before === undefined) return 'first';
  return result.ticks < before ? 'best' : 'none';
}
