// The database of the process: opened behind the page, opened again when it is lost, and away in between.

import { Problem } from '@rensa/api';
import { messageOf } from '@rensa/engine';
import { sql } from 'drizzle-orm';
import type { ServerLog } from '../base/log.ts';
import type { ServerDatabase } from './core/database.ts';
import type { OpenDatabase } from './core/opened.ts';

/** Milliseconds until the next try; each failure doubles them. */
const [FIRST_WAIT, LAST_WAIT] = [1000, 30_000];
/** Milliseconds between two looks at an open database, and for its answer. */
const LOOK = 1000;

interface HeldOptions {
  readonly open: () => Promise<OpenDatabase>;
  /** Runs once the database is open, before anyone may use it. */
  readonly onOpen: (database: ServerDatabase) => Promise<void>;
  readonly log: ServerLog;
}

export class HeldDatabase {
  readonly #options: HeldOptions;
  #opened: OpenDatabase | undefined;
  #wait = FIRST_WAIT;
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  /** Open, but it does not answer. */
  #silent = false;
  #opening: Promise<void> | undefined;
  #closed = false;
  #lastFault = '';

  constructor(options: HeldOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#opened !== undefined && !this.#silent;
  }

  get database(): ServerDatabase {
    if (this.#opened === undefined || this.#silent) throw new Problem('database-away', { wait: 2 });
    return this.#opened.database;
  }

  /** Ends when the first try is over, whether or not the database has opened. */
  start(): Promise<void> {
    this.#opening = this.#try();
    return this.#opening;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    await this.#opening;
    const opened = this.#opened;
    this.#opened = undefined;
    await opened?.close();
  }

  async #try(): Promise<void> {
    const { open, onOpen } = this.#options;
    try {
      const opened = await open();
      opened.onLost(() => this.#lose());
      await onOpen(opened.database);
      this.#opened = opened;
      this.#wait = FIRST_WAIT;
      this.#lastFault = '';
      this.#look();
    } catch (error) {
      if (this.#closed) return;
      this.#report(messageOf(error));
      this.#tryLater();
    }
  }

  /** Looks again and again whether the database answers, so that nobody waits for one that does not. */
  #look(): void {
    clearInterval(this.#watch);
    this.#silent = false;
    this.#watch = setInterval(() => {
      const { database } = this.#opened ?? {};
      if (database === undefined) return;
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('the database does not answer')), LOOK).unref();
      });
      Promise.race([database.execute(sql`select 1`), late]).then(
        () => this.#hear(undefined),
        (error: unknown) => this.#hear(messageOf(error)),
      );
    }, LOOK);
    this.#watch.unref();
  }

  #hear(fault: string | undefined): void {
    if (this.#silent !== (fault !== undefined)) {
      const { log } = this.#options;
      if (fault === undefined) log.info('the database answers again');
      else log.error({ fault }, 'the database is away');
    }
    this.#silent = fault !== undefined;
  }

  #lose(): void {
    this.#opened = undefined;
    clearInterval(this.#watch);
    this.#report('the database has ended');
    this.#tryLater();
  }

  #tryLater(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.start(), this.#wait);
    this.#timer.unref();
    this.#wait = Math.min(LAST_WAIT, this.#wait * 2);
  }

  /** Says a fault once, not at every try. */
  #report(fault: string): void {
    if (fault !== this.#lastFault) this.#options.log.error({ fault }, 'no online play: the database does not open');
    this.#lastFault = fault;
  }
}
