// Replays of finished games and matches in the browser's database: the last hundred, and those that the person has
// marked.

import { fields, flag, listOf, parseReplay, record, type Replay, text, whole } from '@rensa/engine';
import { committed, Database, databaseTrouble, type DatabaseShape, done } from './database.ts';
import { keptKind } from './kinds.ts';
import { moment } from './moment.ts';
import { store } from './storage.ts';

/** A finished game with the data that lists show. */
export interface ReplayRecord {
  readonly replay: Replay;
  /** Time of its end, in milliseconds since 1970. */
  readonly at: number;
  readonly score: number;
  /** Chain lengths of its turns. */
  readonly chains: readonly number[];
  /** State for its picture: the best moment, or the last. */
  readonly state: unknown;
  /** Players and all rounds of a match, for its parser. Then `replay` is the last round. */
  readonly match?: unknown;
  /** True if it stays when newer games push older ones out. */
  readonly marked: boolean;
  /** Date of its daily run. */
  readonly daily?: string;
  /** Findings of a review, for the parser of its game. */
  readonly review?: unknown;
  /** Reason why it counts for no best score; absent for a game that counts. */
  readonly uncounted?: string;
  /** True if it came from a link or a file. */
  readonly imported?: boolean;
}

/** True for a game that was played here. Others are shown only within the limits of their game. */
export function isOwn(record: ReplayRecord | undefined): boolean {
  return record !== undefined && record.imported !== true;
}

/** A stored replay, with its number. */
export interface KeptReplay extends ReplayRecord {
  readonly id: number;
}

const RECORDS = 'replays';
const SHAPE: DatabaseShape = {
  name: 'rensa',
  version: 1,
  upgrade(database) {
    const records = database.createObjectStore(RECORDS, { keyPath: 'id', autoIncrement: true });
    records.createIndex('hash', 'replay.hash');
  },
};
/** Number of replays without a mark. */
const MAX_REPLAYS = 100;

class ReplayStore {
  readonly #database = new Database(SHAPE, () => indexedDB);

  /** Stores a game once, even if two tabs finish it, and drops the oldest. Returns its number. */
  async add(record: ReplayRecord): Promise<number> {
    const records = await this.#records('readwrite');
    const stored = committed(records.transaction);
    const same = await done(records.index('hash').getKey(record.replay.hash));
    if (typeof same === 'number') return same;
    const id = await numberFrom(records.add(record));
    const all: readonly KeptReplay[] = await done(records.getAll());
    const old = all.filter(({ marked }) => !marked).slice(0, -MAX_REPLAYS);
    await Promise.all(old.map((each) => done(records.delete(each.id))));
    await stored;
    return id;
  }

  /** Lists replays, newest first. Unreadable ones are left out, and stay stored. */
  async list(): Promise<readonly KeptReplay[]> {
    const all: readonly unknown[] = await done((await this.#records('readonly')).getAll());
    return all.flatMap((raw) => readable(raw) ?? []).toReversed();
  }

  async get(id: number): Promise<KeptReplay | undefined> {
    return readable(await done((await this.#records('readonly')).get(id)));
  }

  /** Number of the replay with this hash. */
  async numberOf(hash: string): Promise<number | undefined> {
    const key = await done((await this.#records('readonly')).index('hash').getKey(hash));
    return typeof key === 'number' ? key : undefined;
  }

  async mark(id: number, marked: boolean): Promise<void> {
    const records = await this.#records('readwrite');
    const record: KeptReplay | undefined = await done(records.get(id));
    if (record !== undefined) await done(records.put({ ...record, marked }));
  }

  /** Changes the stored findings of a review; another tab may have added some. */
  async keepReview(id: number, change: (review: unknown) => unknown): Promise<void> {
    const records = await this.#records('readwrite');
    const record: KeptReplay | undefined = await done(records.get(id));
    if (record !== undefined) await done(records.put({ ...record, review: change(record.review) }));
  }

  /** Adds those replays that are new, in this order, and drops none. Returns their numbers. */
  async bringIn(all: readonly ReplayRecord[]): Promise<readonly number[]> {
    const records = await this.#records('readwrite');
    const stored = committed(records.transaction);
    const ids: number[] = [];
    for (const record of all) {
      const same = await done(records.index('hash').getKey(record.replay.hash));
      if (same === undefined) ids.push(await numberFrom(records.add(record)));
    }
    await stored;
    return ids;
  }

  async clear(): Promise<void> {
    await done((await this.#records('readwrite')).clear());
  }

  /** Puts a removed replay back. */
  async restore(record: KeptReplay): Promise<void> {
    await done((await this.#records('readwrite')).put(record));
  }

  async remove(id: number): Promise<void> {
    await done((await this.#records('readwrite')).delete(id));
  }

  async #records(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    return (await this.#database.transaction([RECORDS], mode)).objectStore(RECORDS);
  }
}

/** Number that the database gives a record. */
async function numberFrom(request: IDBRequest<IDBValidKey>): Promise<number> {
  const key = await done(request);
  if (typeof key !== 'number') throw new Error('the database has numbered no record');
  return key;
}

const MAX_CHAINS = 100_000;
const count = whole(0, Number.MAX_SAFE_INTEGER);
const listed = fields({
  at: moment,
  score: count,
  chains: listOf(whole(0, 1000), 0, MAX_CHAINS),
  marked: flag,
  replay: parseReplay,
  state: record,
});
const more = fields({}, { daily: text(10), uncounted: text(20), imported: flag });

/** Takes the record of a replay; its id is that of a browser. Its game checks the state and the match. */
export function parseRecord(raw: unknown): ReplayRecord {
  const { id: _, ...rest } = record(raw, 'a replay');
  return { ...rest, ...more(raw, 'a replay'), ...listed(raw, 'a replay') };
}

function readable(raw: unknown): KeptReplay | undefined {
  try {
    const { id } = raw as KeptReplay;
    return { ...parseRecord(raw), id };
  } catch {
    return undefined;
  }
}

export const replays = new ReplayStore();

/** Prefix of replays that wait for the database: a page may be left before the database has answered. */
const PENDING = 'rensa:replay:';
/** Replays that wait. */
export const PENDING_REPLAYS = keptKind(/^rensa:replay:[0-9a-f]{16}$/, parseRecord);
/** Number of replays that wait at most for a database that refuses them. */
const MAX_PENDING = 20;

/** Tells the person that a replay could not be read or stored. */
export function reportTrouble(error: unknown): void {
  store.report(databaseTrouble(error), PENDING);
}

/**
 * Stores a finished game and returns its number. If the database refuses it, it waits in localStorage for a later
 * visit.
 */
export async function keepReplay(record: ReplayRecord): Promise<number | undefined> {
  const key = PENDING + record.replay.hash;
  const outside = store.saveQuietly(key, record);
  try {
    const id = await replays.add(record);
    store.remove(key);
    return id;
  } catch (error) {
    if (outside !== undefined) store.report(outside, key);
    if (databaseTrouble(error) === 'newer') store.report('newer', key);
    dropPending();
    return undefined;
  }
}

/** Lists replays, newest first, after adding those that wait for the database. */
export async function listReplays(): Promise<readonly KeptReplay[]> {
  await Promise.all(pendingKeys().map(bringIn));
  return replays.list();
}

function pendingKeys(): readonly string[] {
  return store.keys().filter((key) => key.startsWith(PENDING) && !key.includes(':damaged:'));
}

async function bringIn(key: string): Promise<void> {
  const record = pendingAt(key);
  if (record !== undefined) await keepReplay(record);
}

function pendingAt(key: string): ReplayRecord | undefined {
  return store.load<ReplayRecord | undefined>(key, parseRecord, undefined).value;
}

/** Drops the oldest waiting replays, and reports that. */
function dropPending(): void {
  const pending = pendingKeys().map((key) => ({ key, at: pendingAt(key)?.at ?? 0 }));
  for (const { key } of pending.toSorted((a, b) => b.at - a.at).slice(MAX_PENDING)) {
    store.remove(key);
    store.report('full', key);
  }
}
