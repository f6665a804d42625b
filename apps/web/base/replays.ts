// Finished games and matches, kept in the browser's database: the last hundred, and those that the person has marked.

import { parseReplay, type Replay } from '@rensa/engine';
import { store, type Trouble } from './storage.ts';

/** A finished game, as it is listed. */
export interface ReplayRecord {
  readonly replay: Replay;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly score: number;
  /** The chain lengths of its turns. */
  readonly chains: readonly number[];
  /** Of the last tick, for its picture. */
  readonly state: unknown;
  /** Of a match: who played, and all rounds, for its own parser. Then `replay` is the last round. */
  readonly match?: unknown;
  /** Stays when newer games push older ones out. */
  readonly marked: boolean;
}

/** One that is kept, with its number. */
export interface KeptReplay extends ReplayRecord {
  readonly id: number;
}

const DATABASE = 'rensa';
const VERSION = 1;
const RECORDS = 'replays';
/** Of those that are not marked. */
const MOST_REPLAYS = 100;

class ReplayStore {
  readonly #factory: () => IDBFactory;
  #opened: Promise<IDBDatabase> | undefined;

  /** `factory` may throw: browsers do so when storage is blocked. */
  constructor(factory: () => IDBFactory) {
    this.#factory = factory;
  }

  /** Keeps a game once, even if two tabs finish it, and lets go of the oldest. Gives its number. */
  async add(record: ReplayRecord): Promise<number> {
    const records = await this.#records('readwrite');
    const same = await done(records.index('hash').getKey(record.replay.hash));
    if (typeof same === 'number') return same;
    const id = (await done(records.add(record))) as number;
    const unmarked = (await done(records.getAll())) as KeptReplay[];
    const old = unmarked.filter(({ marked }) => !marked).slice(0, -MOST_REPLAYS);
    await Promise.all(old.map((each) => done(records.delete(each.id))));
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

  async mark(id: number, marked: boolean): Promise<void> {
    const records = await this.#records('readwrite');
    const record = (await done(records.get(id))) as KeptReplay | undefined;
    if (record !== undefined) await done(records.put({ ...record, marked }));
  }

  async remove(id: number): Promise<void> {
    await done((await this.#records('readwrite')).delete(id));
  }

  async #records(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#opened ??= this.#open();
    try {
      return (await this.#opened).transaction(RECORDS, mode).objectStore(RECORDS);
    } catch (error) {
      // The next one tries again: a database may have been closed under us.
      this.#opened = undefined;
      throw error;
    }
  }

  async #open(): Promise<IDBDatabase> {
    const request = this.#factory().open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const records = request.result.createObjectStore(RECORDS, { keyPath: 'id', autoIncrement: true });
      records.createIndex('hash', 'replay.hash');
    });
    const database = await done(request);
    // Another tab with a newer version must not wait for this one.
    database.addEventListener('versionchange', () => database.close());
    database.addEventListener('close', () => (this.#opened = undefined));
    return database;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}

function readable(raw: unknown): KeptReplay | undefined {
  try {
    const record = raw as KeptReplay;
    return { ...record, replay: parseReplay(record.replay) };
  } catch {
    return undefined;
  }
}

export const replays = new ReplayStore(() => indexedDB);

/** What is not in the database yet lies here: a page may be left before the database has answered. */
const PENDING = 'rensa:replay:';

/** Keeps a finished game and gives its number. If the browser refuses, that is said once, as with everything stored. */
export async function keepReplay(record: ReplayRecord): Promise<number | undefined> {
  const key = PENDING + record.replay.hash;
  store.save(key, record);
  try {
    const id = await replays.add(record);
    store.remove(key);
    return id;
  } catch (error) {
    store.report(databaseTrouble(error), key);
    return undefined;
  }
}

/** Newest first, with those that an earlier page could not bring into the database. */
export async function listReplays(): Promise<readonly KeptReplay[]> {
  const pending = store.keys().filter((key) => key.startsWith(PENDING));
  await Promise.all(pending.map(bringIn));
  return replays.list();
}

/** A database that a newer version has changed cannot be opened by this one. */
export function databaseTrouble(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'full' : 'blocked';
}

async function bringIn(key: string): Promise<void> {
  const { value } = store.load<ReplayRecord | undefined>(key, (raw) => readable(raw), undefined);
  if (value !== undefined) await keepReplay(value);
}
