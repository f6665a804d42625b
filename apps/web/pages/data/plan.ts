// The plan of an import: what it would change, before anything is changed.

import { isRecord } from '@rensa/engine';
import type { FinishedGame } from '../../base/storage/finished/game.ts';
import type { FinishedTotal } from '../../base/storage/finished/totals.ts';
import type { StoredKind } from '../../base/storage/kinds.ts';
import type { KeptReplay, ReplayRecord } from '../../base/storage/replays.ts';
import { kindOf } from './check.ts';
import type { DataFile, DataHere } from './file.ts';

interface Change {
  /** The kind in a storage key, `replay` or `finished`; `kinds.ts` has its name. */
  readonly kind: string;
  readonly count: number;
}

export interface ImportPlan {
  readonly stored: Readonly<Record<string, unknown>>;
  readonly replays: readonly ReplayRecord[];
  /** Ids of the replays of this browser that become marked. */
  readonly marks: readonly number[];
  readonly games: readonly FinishedGame[];
  readonly totals: readonly FinishedTotal[];
  readonly changes: readonly Change[];
}

/** Unmarked replays that a browser keeps. */
const MAX_UNMARKED = 100;
const SAVE = /^rensa:save:(.*)$/;

/** Plans the import of a file whose entries were checked. */
export function planImport(here: DataHere, file: DataFile, kinds: readonly StoredKind[]): ImportPlan {
  const [stored, changes] = planStored(here, file.stored, kinds);
  const known = new Map(here.replays.map((each) => [each.replay.hash, each]));
  const replays = newReplays(here.replays, file.replays, known);
  const marks = file.replays.flatMap((each) => unmarkedTwin(known.get(each.replay.hash), each));
  const runs = new Set(here.games.map(({ run }) => run));
  const games = file.games.filter(({ run }) => !runs.has(run));
  const totals = file.totals.filter((each) => each.games > gamesIn(here.totals, each.key));
  const counts = { replay: replays.length + marks.length, finished: games.length + totals.length };
  const more = Object.entries(counts).map(([kind, count]) => ({ kind, count }));
  return { stored, replays, marks, games, totals, changes: [...changes, ...more].filter(({ count }) => count > 0) };
}

function gamesIn(totals: readonly FinishedTotal[], key: string): number {
  return totals.find((each) => each.key === key)?.games ?? 0;
}

function unmarkedTwin(mine: KeptReplay | undefined, theirs: ReplayRecord): readonly number[] {
  return mine !== undefined && theirs.marked && !mine.marked ? [mine.id] : [];
}

/** The marked replays of a file, and its newest others while there is room: an import removes none. */
function newReplays(
  mine: readonly KeptReplay[],
  theirs: readonly ReplayRecord[],
  known: ReadonlyMap<string, KeptReplay>,
): readonly ReplayRecord[] {
  const fresh = theirs.filter(({ replay }) => !known.has(replay.hash)).toSorted((a, b) => a.at - b.at);
  const room = Math.max(0, MAX_UNMARKED - mine.filter(({ marked }) => !marked).length);
  const others = fresh.filter(({ marked }) => !marked);
  const kept = new Set(others.slice(Math.max(0, others.length - room)));
  return fresh.filter((each) => each.marked || kept.has(each));
}

type Stored = DataFile['stored'];

function planStored(here: DataHere, theirs: Stored, kinds: readonly StoredKind[]): [Stored, readonly Change[]] {
  const { stored: mine, locked } = here;
  const ended = endedRuns(here);
  const merged: Record<string, unknown> = {};
  const counts = new Map<string, number>();
  for (const [key, value] of Object.entries(theirs)) {
    if (locked.includes(key) || ended.has(SAVE.exec(key)?.[1] ?? '')) continue;
    const joined = kindOf(kinds, key)?.merge(mine[key], value);
    if (joined === undefined) continue;
    const count = changesBetween(mine[key], joined);
    if (count === 0) continue;
    merged[key] = joined;
    const kind = key.split(':')[1] ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + (SAVE.test(key) ? 1 : count));
  }
  return [merged, [...counts].map(([kind, count]) => ({ kind, count }))];
}

/** Names of runs that have ended here: their saved games do not come back. */
function endedRuns({ stored, games }: DataHere): ReadonlySet<unknown> {
  const names = stored['rensa:ended'];
  return new Set<unknown>([...(Array.isArray(names) ? names : []), ...games.map(({ run }) => run)]);
}

/** Number of differences: entries of lists, fields of records, else 1 for the whole value. */
function changesBetween(before: unknown, after: unknown): number {
  if (JSON.stringify(before) === JSON.stringify(after)) return 0;
  if (Array.isArray(after)) {
    const known = new Set((Array.isArray(before) ? before : []).map((each) => JSON.stringify(each)));
    return after.filter((each) => !known.has(JSON.stringify(each))).length;
  }
  if (!isRecord(after)) return 1;
  const old = isRecord(before) ? before : {};
  return Object.keys(after).filter((key) => JSON.stringify(old[key]) !== JSON.stringify(after[key])).length;
}
