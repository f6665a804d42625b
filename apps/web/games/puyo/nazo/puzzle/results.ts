// The person's result of each puzzle, by its name.

import { signal } from '@preact/signals';
import { type Check, fields, flag, recordOf, whole } from '@rensa/engine';
import { useEffect } from 'preact/hooks';
import { today } from '../../../../base/calendar/days.ts';
import { streakOn } from '../../../../base/calendar/done.ts';
import { mergedKind } from '../../../../base/storage/kinds.ts';
import { noteDone } from '../../../../listing/freezes.ts';
import { store } from '../../../../base/storage/storage.ts';
import { MAX_STARS, NAZO_HINTS, type NazoGame } from './game.ts';
import type { NazoEntry } from './puzzle.ts';

export interface NazoResult {
  readonly solved: boolean;
  /** Stars of the best solution, 0 to 3. */
  readonly stars: number;
  readonly tries: number;
  readonly hints: number;
  readonly seconds: number;
}

const KEY = 'rensa:nazo:puyo';
/** New results replace the oldest. */
const MAX_RESULTS = 1000;
const MAX_COUNT = 1_000_000_000;

const result: Check<NazoResult> = fields({
  solved: flag,
  stars: whole(0, MAX_STARS),
  tries: whole(0, MAX_COUNT),
  hints: whole(0, NAZO_HINTS.length),
  seconds: whole(0, MAX_COUNT),
});
const parse = (raw: unknown): NazoResults => recordOf(result)(raw, 'the puzzles');

export type NazoResults = Readonly<Record<string, NazoResult>>;

export const nazoResults = signal<NazoResults>({});
/** Days in a row with a daily done, in any game. */
export const streakDays = signal(0);

/** Reads the stored results, which another tab may have changed. */
export function readResults(): void {
  nazoResults.value = store.load<NazoResults>(KEY, parse, {}).value;
  streakDays.value = streakOn(today.peek()).days;
}

export function keepResult(id: string, now: NazoResult): void {
  readResults();
  const { [id]: before, ...others } = nazoResults.value;
  const kept = Object.entries(others).slice(1 - MAX_RESULTS);
  nazoResults.value = { ...Object.fromEntries(kept), [id]: better(before, now) };
  store.save(KEY, nazoResults.value);
}

/** The result to keep: a solved puzzle stays solved, with the most stars. */
function better(before: NazoResult | undefined, now: NazoResult): NazoResult {
  if (before?.solved !== true) return now;
  return now.solved && now.stars > before.stars ? now : before;
}

/** Results of two browsers; of too many all of this one. */
function bothResults(mine: NazoResults, theirs: NazoResults): NazoResults {
  const joined = Object.entries(theirs).map(([id, result]) => {
    const own = Object.hasOwn(mine, id) ? mine[id] : undefined;
    return [id, own === undefined ? result : better(own, own.solved || result.solved ? result : own)] as const;
  });
  const fresh = joined.filter(([id]) => !Object.hasOwn(mine, id));
  const room = Math.max(0, MAX_RESULTS - Object.keys(mine).length);
  const known = joined.filter(([id]) => Object.hasOwn(mine, id));
  return Object.fromEntries([...fresh.slice(0, room), ...Object.entries(mine), ...known]);
}

export const NAZO_RESULTS = mergedKind(/^rensa:nazo:puyo$/, parse, { none: {}, merge: bothResults });

/** Counts a puzzle of today for the streak, unless the person saw its solution. */
export function noteSolved({ name }: NazoEntry, stars: number): void {
  if (stars === 0 || name === undefined || !('date' in name) || name.date !== today.peek()) return;
  noteDone(name.date);
  streakDays.value = streakOn(name.date).days;
}

/** Keeps the result of a game from its first placement on. A playback does not count. */
export function useResult(entry: NazoEntry, game: NazoGame): void {
  const { outcome } = game.attempt.value;
  const begun = game.placed.value.length > 0 && !game.inPlayback.value;
  useEffect(() => {
    if (!begun) return;
    const [tries, hints, seconds] = [game.tries.value, game.hints.value, game.seconds.value];
    const solved = outcome === 'solved';
    const stars = solved ? game.stars.value : 0;
    keepResult(entry.id, { solved, stars, tries, hints, seconds });
    noteSolved(entry, stars);
  }, [begun, outcome]);
}
