// Results of solved puzzles: one per puzzle, stored for good.

import { signal } from '@preact/signals';
import { type Check, fields, flag, listOf, oneOf, record, text, whole } from '@rensa/engine';
import { type Grid, LEVEL_NAMES, type LevelName, LEVELS, shapeName } from '@rensa/games/loop';
import { noteDays } from '../../../base/calendar/done.ts';
import { mergedKind } from '../../../base/storage/kinds.ts';
import { store } from '../../../base/storage/storage.ts';
import { civilDate, dayOf } from '../../../base/calendar/days.ts';
import { countsForStreak, MAX_RESULTS, RESULTS_KEY } from '../slot/summary.ts';

const MODES = ['daily', 'unlimited'] as const;

export interface SolveResult {
  /** Name of the puzzle. */
  readonly id: string;
  readonly mode: (typeof MODES)[number];
  readonly level: LevelName;
  /** Size of the board, as in the name of a puzzle: `7x7-1`. */
  readonly size: string;
  /** Day of a daily; for other puzzles the day when it was solved. */
  readonly date: string;
  /** Day when it was first opened. */
  readonly begun: string;
  /** Day when it was solved. */
  readonly solved: string;
  /** Time spent, in ticks of a sixtieth of a second. */
  readonly ticks: number;
  readonly moves: number;
  readonly hints: number;
  /** The solution was shown. */
  readonly seen: boolean;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);

const result = fields<Omit<SolveResult, 'size'>>({
  id: text(100),
  mode: oneOf(MODES),
  level: oneOf(LEVEL_NAMES),
  date: civilDate,
  begun: civilDate,
  solved: civilDate,
  ticks: count,
  moves: count,
  hints: count,
  seen: flag,
});

/** A result with its size. Results of the first months have none; the name or the level of their puzzle tells it. */
const sized: Check<SolveResult> = (raw, name) => {
  const { size } = record(raw, name);
  const rest = result(raw, name);
  return { ...rest, size: size === undefined ? oldSize(rest) : text(20)(size, 'size') };
};

/** Sizes of the easy dailies from Monday, before results had a size. */
const EASY_WEEK = ['4x4', '4x6', '5x5-1', '5x6', '4x6', '5x5-1', '5x6'];

function oldSize({ id, mode, level, date }: Omit<SolveResult, 'size'>): string {
  if (mode === 'daily' && level === 'easy') return EASY_WEEK[(dayOf(date) + 3) % 7] ?? '4x4';
  return /\/(\d+x\d+)\//.exec(id)?.[1] ?? `${LEVELS[level].side}x${LEVELS[level].side}`;
}

const list = listOf(sized, 0, MAX_RESULTS);

export function parseResults(raw: unknown): readonly SolveResult[] {
  return list(raw, 'the results');
}

/** Stored results. Another page may have added to them, so every page reads them when it opens. */
export const results = signal<readonly SolveResult[]>([]);

export function readResults(): void {
  const { value } = store.load<readonly SolveResult[]>(RESULTS_KEY, parseResults, []);
  results.value = value;
}

/** Stores a result. Only the first of a puzzle counts: another one of the same puzzle is ignored. */
export function addResult(result: SolveResult): void {
  readResults();
  if (results.value.some(({ id }) => id === result.id)) return;
  results.value = [...results.value, result];
  store.save(RESULTS_KEY, results.value);
  if (countsForStreak(result)) noteDays([result.date]);
}

export function resultOf(id: string): SolveResult | undefined {
  return results.value.find((result) => result.id === id);
}

export function sizeOf({ rows, cols, holes }: Grid): string {
  return shapeName({ rows, cols, holes: holes.length });
}

/** True if the player used no hint and did not look at the solution. */
export function isUnaided({ hints, seen }: SolveResult): boolean {
  return hints === 0 && !seen;
}

/** The fastest unaided time on boards of a size, without the result of the puzzle `except`. */
export function bestTicks(all: readonly SolveResult[], size: string, except?: string): number | undefined {
  const times = all
    .filter((each) => each.size === size && isUnaided(each) && each.id !== except)
    .map(({ ticks }) => ticks);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** `first`: the first unaided result of its size. `best`: faster than all others of its size. */
export type SolveRecord = 'first' | 'best' | 'none';

export function recordOf(all: readonly SolveResult[], result: SolveResult): SolveRecord {
  if (!isUnaided(result)) return 'none';
  const before = bestTicks(all, result.size, result.id);
  if (before === undefined) return 'first';
  return result.ticks < before ? 'best' : 'none';
}

/** Results of two browsers: of each puzzle the one with the earlier day. Of too many all of this one. */
function earliestResults(mine: readonly SolveResult[], theirs: readonly SolveResult[]): readonly SolveResult[] {
  const first = new Map(mine.map((result) => [result.id, result]));
  for (const result of theirs) {
    const known = first.get(result.id);
    if (known === undefined || result.solved < known.solved) first.set(result.id, result);
  }
  return [...first.values()].slice(0, MAX_RESULTS);
}

export const SOLVE_RESULTS = mergedKind(/^loop-game:results$/, parseResults, { none: [], merge: earliestResults });
