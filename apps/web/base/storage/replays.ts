// Finished games and matches, kept in the browser's database: the last hundred, and those that the person has marked.

import { parseReplay, type Replay } from '@rensa/engine';
import { committed, Database, databaseTrouble, type DatabaseShape, done } from './database.ts';
import { store } from './storage.ts';

/** A finished game, as it is listed. */
export interface ReplayRecord {
  readonly replay: Replay;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly score: number;
  /** The chain lengths of its turns. */
  readonly chains: readonly number[];
  /** For its picture: the best moment, or the last. */
  readonly state: unknown;
  /** Of a match: who played, and all rounds, for its own parser. Then `replay` is the last round. */
  readonly match?: unknown;
  /** Stays when newer games push older ones out. */
  readonly marked: boolean;
  /** The day whose daily run it was. */
  readonly daily?: string;
  /** What a review has found, for the parser of its game. */
  readonly review?: unknown;
  /** Why it counts for no best score; left out for a game that counts. */
  readonly uncounted?: string;
  /** It came from a link or a file. */
  readonly imported?: boolean;
}

/** One that is kept, with its number. */
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
/** Of those that are not marked. */
const MOST_REPLAYS = 100;

class ReplayStore {
  readonly #database = new Database(SHAPE, () => indexedDB);

  /** Keeps a game once, even if two tabs finish it, and lets go of the oldest. Gives its number. */
  async add(record: ReplayRecord): Promise<number> {
    const records = await this.#records('readwrite');
    const stored = committed(records.transaction);
    const same = await done(records.index('hash').getKey(record.replay.hash));
    if (typeof same === 'number') return same;
    const id = (await done(records.add(record))) as number;
    const unmarked = (await done(records.getAll())) as KeptReplay[];
    const old = unmarked.filter(({ marked }) => !marked).slice(0, -MOST_REPLAYS);
    await Promise.all(old.map((each) => done(records.delete(each.id))));
    await stored;
    return id;
  }

  /** Newest first. What cannot be read is left out, and stays where it is. */
  async list(): Promise<readonly KeptReplay[]> {
    const all = (await done((await this.#records('readonly')).getAll())) as unknown[];
    return all.flatMap((raw) => readable(raw) ?? []).toReversed();
  }

  async get(id: number): Promise<KeptReplay | undefined> {
    return readable(await done((await this.#records('readonly')).get(id)));
  }

  /** The number of the one with this hash. */
  async numberOf(hash: string): Promise<number | undefined> {
    const key = await done((await this.#records('readonly')).index('hash').getKey(hash));
    return typeof key === 'number' ? key : undefined;
  }

  async mark(id: number, marked: boolean): Promise<void> {
    const records = await this.#records('readwrite');
    const record = (await done(records.get(id))) as KeptReplay | undefined;
    if (record !== undefined) await done(records.put({ ...record, marked }));
  }

  /** Changes what a review has found of it, as it is stored now: another tab may have found more. */
  async keepReview(id: number, change: (review: unknown) => unknown): Promise<void> {
    const records = await this.#records('readwrite');
    const record = (await done(records.get(id))) as KeptReplay | undefined;
    if (record !== undefined) await done(records.put({ ...record, review: change(record.review) }));
  }

  /** Those that are new, in this order; none that is there is dropped for them. Gives their numbers. */
  async bringIn(all: readonly ReplayRecord[]): Promise<readonly number[]> {
    const records = await this.#records('readwrite');
    const stored = committed(records.transaction);
    const ids: number[] = [];
    for (const record of all) {
      const same = await done(records.index('hash').getKey(record.replay.hash));
      if (same === undefined) ids.push((await done(records.add(record))) as number);
    }
    await stored;
    return ids;
  }

  async clear(): Promise<void> {
    await done((await this.#records('readwrite')).clear());
  }

  /** Puts one back that was removed. */
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

function readable(raw: unknown): KeptReplay | undefined {
  try {
    const record = raw as KeptReplay;
    return { ...record, replay: parseReplay(record.replay) };
  } catch {
    return undefined;
  }
}

export const replays = new ReplayStore();

/** What is not in the database yet lies here: a page may be left before the database has answered. */
const PENDING = 'rensa:replay:';
/** More than these are not kept outside of a database that refuses them. */
const MOST_PENDING = 20;

/** Keeps a finished game and gives its number. Where the database refuses it, it waits outside for a later visit. */
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

/** Newest first, with those that an earlier page could not bring into the database. */
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
  return store.load<ReplayRecord | undefined>(key, (raw) => readable(raw), undefined).value;
}

/** The oldest go, and that is said. */
function dropPending(): void {
  const pending = pendingKeys().map((key) => ({ key, at: pendingAt(key)?.at ?? 0 }));
  for (const { key } of pending.toSorted((a, b) => b.at - a.at).slice(MOST_PENDING)) {
    store.remove(key);
    store.report('full', key);
  }
}
