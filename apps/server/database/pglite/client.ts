// PGlite in its thread, with the few methods that drizzle's driver calls. The database has one session, so a transaction
// holds all other queries back.

import type { Worker } from 'node:worker_threads';
import { beside, openThread } from '../../base/beside.ts';
import { DatabaseAway } from '../core/lost.ts';
import type { ThreadAnswer, ThreadQuery, QueryResult, RowMode } from './messages.ts';

interface QueryOptions {
  readonly rowMode?: RowMode;
}

interface WaitingQuery {
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: Error) => void;
}

/** Runs queries one after another. */
interface Queries {
  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<QueryResult>;
}

export class ThreadedPglite implements Queries {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, WaitingQuery>();
  /** Ends when the transactions before are over. */
  #turn: Promise<unknown> = Promise.resolve();
  #count = 0;
  #lost: DatabaseAway | undefined;
  /** The thread has ended without being asked to. */
  onLost: () => void = () => {};

  private constructor(thread: Worker) {
    this.#thread = thread;
    thread.on('message', (answer: ThreadAnswer) => this.#take(answer));
    thread.on('error', (error) => this.#lose(error.message));
    thread.on('exit', () => this.#lose('its thread has ended'));
  }

  /** Opens the database of a folder. */
  static async open(folder: string): Promise<ThreadedPglite> {
    const thread = openThread(beside(import.meta.url, 'worker'), folder);
    await new Promise<void>((resolve, reject) => {
      thread.once('message', (answer: ThreadAnswer) => {
        if (answer.kind === 'open') return resolve();
        void thread.terminate();
        reject(new DatabaseAway(answer.kind === 'failed' ? answer.message : 'PGlite has not opened'));
      });
      thread.once('error', (error) => reject(new DatabaseAway(error.message)));
      thread.once('exit', (code) => reject(new DatabaseAway(`PGlite has ended with ${code}`)));
    });
    return new ThreadedPglite(thread);
  }

  query(sql: string, params: readonly unknown[] = [], options: QueryOptions = {}): Promise<QueryResult> {
    const result = this.#turn.then(() => this.#ask(sql, params, options));
    return result;
  }

  /** Commits what `work` has done, or takes all of it back if it throws. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const run = this.#turn.then(() => this.#transact(work));
    this.#turn = run.catch(() => {});
    return run;
  }

  async close(): Promise<void> {
    await this.#turn;
    this.#lost ??= new DatabaseAway('the database is closed');
    const ended = new Promise((resolve) => this.#thread.once('exit', resolve));
    post(this.#thread, 'close');
    await ended;
  }

  /** Ends the thread as a crash would; for tests. */
  async kill(): Promise<void> {
    await this.#thread.terminate();
  }

  async #transact<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const ask: Queries['query'] = (sql, params = [], options = {}) => this.#ask(sql, params, options);
    await ask('begin');
    try {
      const result = await work({ query: ask });
      await ask('commit');
      return result;
    } catch (error) {
      // Of a lost database nothing is to be taken back, and the first error says more.
      await ask('rollback').catch(() => {});
      throw error;
    }
  }

  #ask(sql: string, params: readonly unknown[], { rowMode = 'object' }: QueryOptions): Promise<QueryResult> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    const ask: ThreadQuery = { id: this.#count++, sql, params, rowMode };
    return new Promise((resolve, reject) => {
      this.#waiting.set(ask.id, { resolve, reject });
      post(this.#thread, ask);
    });
  }

  #take(answer: ThreadAnswer): void {
    if (answer.kind !== 'result' && answer.kind !== 'error') return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'result') return waiting?.resolve(answer.result);
    const { message, ...rest } = answer.failure;
    waiting?.reject(Object.assign(new Error(message), rest));
  }

  #lose(why: string): void {
    const asked = this.#lost !== undefined;
    this.#lost ??= new DatabaseAway(why);
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
    if (!asked) this.onLost();
  }
}

function post(thread: Worker, ask: ThreadQuery | 'close'): void {
  // The rule means windows: a thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  thread.postMessage(ask);
}
