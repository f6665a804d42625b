// The ranked tries of a game's daily runs: one per day, for good. docs/daily-runs.md has the rules.

import { fields, flag, listOf, nullOr, whole } from '@rensa/engine';
import { civilDate, dayOf } from '../../base/calendar/days.ts';
import { mergedKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';

export interface DailyTry {
  /** The day whose run it is. It was begun on that day. */
  readonly date: string;
  /** The score now, or at the end of the run. */
  readonly score: number;
  /** Links of the longest chain. */
  readonly chain: number;
  /** The day it was finished; null while it is not. */
  readonly ended: string | null;
  /** The number of its replay, once that is kept. */
  readonly replay: number | null;
  /** Nothing has helped. */
  readonly ranked: boolean;
}

const MAX_TRIES = 10_000;
const count = whole(0, Number.MAX_SAFE_INTEGER);
const tries = listOf(
  fields<DailyTry>({
    date: civilDate,
    score: count,
    chain: count,
    ended: nullOr(civilDate),
    replay: nullOr(count),
    ranked: flag,
  }),
  0,
  MAX_TRIES,
);

export function parseTries(raw: unknown): readonly DailyTry[] {
  return tries(raw, 'the daily runs');
}

/**
 * One try per day: the one of this browser, unless only the other one has ended. A try of the file loses the id of its
 * replay, which differs between browsers.
 */
function allTries(mine: readonly DailyTry[], theirs: readonly DailyTry[]): readonly DailyTry[] {
  const foreign = theirs.map((each) => ({ ...each, replay: null }));
  const ended = foreign.filter((each) => each.ended !== null && tryOf(mine, each.date)?.ended === null);
  const fresh = foreign.filter(
    (each, i) => tryOf(mine, each.date) === undefined && tryOf(foreign, each.date) === foreign[i],
  );
  const kept = mine.map((each) => tryOf(ended, each.date) ?? each);
  return [...kept, ...fresh].slice(0, MAX_TRIES);
}

export const DAILY_TRIES = mergedKind(/^rensa:daily:/, parseTries, { none: [], merge: allTries });

function keyOf(id: string): string {
  return `rensa:daily:${id}`;
}

/** In the order in which they were begun. */
export function triesOf(id: string): readonly DailyTry[] {
  return store.load(keyOf(id), parseTries, [] as readonly DailyTry[]).value;
}

export function tryOf(all: readonly DailyTry[], date: string): DailyTry | undefined {
  return all.find((each) => each.date === date);
}

/** A try of a day up to a week later shows that the clock was set back; one further ahead, that it was wrong then. */
const BACK_DAYS = 7;

/** Can a ranked try of this day be begun? */
export function isOpen(all: readonly DailyTry[], date: string): boolean {
  return all.every((each) => {
    const ahead = dayOf(each.date) - dayOf(date);
    return ahead < 0 || ahead > BACK_DAYS;
  });
}

/** Takes the one try of a day; false when another tab has already taken it. */
export function beginTry(id: string, date: string): boolean {
  const all = triesOf(id);
  if (!isOpen(all, date)) return false;
  const begun: DailyTry = { date, score: 0, chain: 0, ended: null, replay: null, ranked: true };
  store.save(keyOf(id), [...all, begun].slice(-MAX_TRIES));
  return true;
}

/** Changes what is known of a try. One that has ended keeps its score. */
export function noteTry(id: string, date: string, change: Partial<Omit<DailyTry, 'date'>>): void {
  const changed = triesOf(id).map((each) => {
    if (each.date !== date) return each;
    return each.ended === null ? { ...each, ...change } : { ...each, replay: change.replay ?? each.replay };
  });
  store.save(keyOf(id), changed);
}

/** It was finished in time: on its day, or on the next one. */
export function countsAsDay({ date, ended, ranked }: DailyTry): boolean {
  return ranked && ended !== null && dayOf(ended) <= dayOf(date) + 1;
}

/** The runs that a result is compared with. Days to come are left out. */
export function comparable(all: readonly DailyTry[], today: string): readonly DailyTry[] {
  return all.filter((each) => countsAsDay(each) && each.date <= today).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** 1 for the best; equal scores share a place. */
export function placeOf(all: readonly DailyTry[], { score }: DailyTry): number {
  return 1 + all.filter((each) => each.score > score).length;
}

/** The name of the run of a day's try: the same in every tab. */
export function tryName(id: string, date: string): string {
  return `${id}-daily:${date.replaceAll('-', '')}`;
}
