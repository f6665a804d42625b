// Database of the browser. Other tabs may have another version of the app: a newer one may upgrade the database at any
// time.

import type { Trouble } from './storage.ts';

export interface DatabaseShape {
  readonly name: string;
  readonly version: number;
  /** Creates missing stores and indexes. */
  upgrade(database: IDBDatabase): void;
}

export class Database {
  readonly #shape: DatabaseShape;
  readonly #factory: () => IDBFactory;
  #opened: Promise<IDBDatabase> | undefined;

  /** `factory` may throw: browsers do so when storage is blocked. */
  constructor(shape: DatabaseShape, factory: () => IDBFactory) {
    this.#shape = shape;
    this.#factory = factory;
  }

  async transaction(stores: readonly string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opened ??= this.#open();
    try {
      return (await this.#opened).transaction(stores, mode);
    } catch (error) {
      // The database may have been closed from outside, so the next transaction opens it again.
      this.#opened = undefined;
      throw error;
    }
  }

  async #open(): Promise<IDBDatabase> {
    const { name, version } = this.#shape;
    const request = this.#factory().open(name, version);
    request.addEventListener('upgradeneeded', () => this.#shape.upgrade(request.result));
    const database = await Promise.race([done(request), refusedBy(request)]);
    // A tab with a newer version must not wait for this one.
    database.addEventListener('versionchange', () => database.close());
    database.addEventListener('close', () => (this.#opened = undefined));
    return database;
  }
}

/** Rejects if a tab of an older version does not close the database. */
function refusedBy(request: IDBOpenDBRequest): Promise<never> {
  return new Promise((_, reject) => {
    request.addEventListener('blocked', () => reject(new Error('another tab holds the database')));
  });
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}

/**
 * Resolves when everything is stored for good: a full disk may show only at the end. Must be called before any request.
 */
export function committed(transaction: IDBTransaction): Promise<void> {
  const stored = new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the database failed'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
  // A failed request has already rejected.
  stored.catch(() => {});
  return stored;
}

/** Trouble behind an error. A database of a newer version cannot be opened by this one. */
export function databaseTrouble(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'newer';
  return name === 'QuotaExceededError' ? 'full' : 'blocked';
}
