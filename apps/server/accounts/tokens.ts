// Sessions: a random token in the page's memory, its digest in the database.

import { and, eq, gt, ne } from 'drizzle-orm';
import { Problem } from '@rensa/api';
import type { ServerClock } from '../base/clock.ts';
import { digest, randomSecret } from '../base/ids.ts';
import type { ServerDatabase } from '../database/core/database.ts';
import { brokenConstraint, isAway } from '../database/core/lost.ts';
import { account, session } from '../database/schema/index.ts';

/** A page signs in again, without being noticed, before this is over. */
export const SESSION_AGE = 12 * 3_600_000;
/** A token is looked up again after this time, so that a lost database does not sign anyone out. */
const REMEMBERED = 60_000;
const MAX_REMEMBERED = 100_000;

export interface SignedIn {
  readonly account: number;
  readonly kind: (typeof account.$inferSelect)['kind'];
  readonly session: string;
  /** The device key or passkey. */
  readonly credential: string;
}

interface KnownToken extends SignedIn {
  readonly expiresAt: number;
  readonly readAt: number;
}

export interface NewSession {
  readonly account: number;
  readonly credential: string;
  readonly challenge: string;
  readonly kind?: 'page' | 'bot' | 'api';
}

export class Tokens {
  readonly #database: () => ServerDatabase;
  readonly #clock: ServerClock;
  readonly #known = new Map<string, KnownToken>();

  constructor(database: () => ServerDatabase, clock: ServerClock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Opens a session in the transaction of what gives the right to it. A challenge opens one only. */
  async open(
    tx: ServerDatabase,
    { kind = 'page', ...from }: NewSession,
  ): Promise<{ token: string; expiresAt: number }> {
    const token = `rs_${randomSecret()}`;
    const expiresAt = this.#clock.now() + SESSION_AGE;
    try {
      await tx.insert(session).values({ ...from, kind, hash: digest(token), expiresAt: new Date(expiresAt) });
    } catch (error) {
      if (brokenConstraint(error)?.includes('challenge') === true) throw new Problem('stale-challenge');
      throw error;
    }
    return { token, expiresAt };
  }

  async find(token: string): Promise<SignedIn | undefined> {
    const hash = digest(token).toString('hex');
    const known = this.#known.get(hash);
    const now = this.#clock.now();
    if (known !== undefined && known.expiresAt > now && this.#clock.ticking() - known.readAt < REMEMBERED) return known;
    try {
      return await this.#read(hash, now);
    } catch (error) {
      if (isAway(error) && known !== undefined && known.expiresAt > now) return known;
      throw error;
    }
  }

  async close(signedIn: SignedIn): Promise<void> {
    this.#known.delete(signedIn.session);
    await this.#database()
      .delete(session)
      .where(eq(session.hash, Buffer.from(signedIn.session, 'hex')));
  }

  /** Ends all sessions that a key or passkey has opened. After the transaction they must be forgotten, too. */
  async closeAllOf(tx: ServerDatabase, credential: string): Promise<void> {
    await tx.delete(session).where(eq(session.credential, credential));
  }

  /** Looks tokens up again at their next use. */
  forget(isMeant: (known: SignedIn) => boolean): void {
    for (const [hash, known] of this.#known) if (isMeant(known)) this.#known.delete(hash);
  }

  async #read(hash: string, now: number): Promise<SignedIn | undefined> {
    const [row] = await this.#database()
      .select({ account: account.id, kind: account.kind, credential: session.credential, expiresAt: session.expiresAt })
      .from(session)
      .innerJoin(account, eq(account.id, session.account))
      .where(
        and(
          eq(session.hash, Buffer.from(hash, 'hex')),
          gt(session.expiresAt, new Date(now)),
          ne(account.state, 'banned'),
        ),
      );
    this.#known.delete(hash);
    if (row === undefined) return undefined;
    const known = { ...row, session: hash, expiresAt: row.expiresAt.getTime(), readAt: this.#clock.ticking() };
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    this.#known.set(hash, known);
    return known;
  }
}
