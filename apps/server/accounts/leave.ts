// The end of an account: hidden at once, erased a week later, undone until then.

import { and, eq, lt } from 'drizzle-orm';
import { Problem } from '@rensa/api';
import type { ServerDatabase } from '../database/core/database.ts';
import { account, session } from '../database/schema/index.ts';
import { holdName } from './names.ts';

export const UNDO_AGE = 7 * 86_400_000;

export async function leave(database: ServerDatabase, id: number, now: number): Promise<void> {
  await database
    .update(account)
    .set({ state: 'gone', eraseAt: new Date(now + UNDO_AGE) })
    .where(and(eq(account.id, id), eq(account.state, 'ok')));
}

export async function stay(database: ServerDatabase, id: number): Promise<void> {
  const kept = await database
    .update(account)
    .set({ state: 'ok', eraseAt: null })
    .where(and(eq(account.id, id), eq(account.state, 'gone')))
    .returning();
  if (kept.length === 0) throw new Problem('gone', { detail: 'this account is not being deleted' });
}

/** Erases what its owners asked for long enough ago. Returns how many accounts that were. */
export async function eraseDue(database: ServerDatabase, now: number): Promise<number> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.state, 'gone'), lt(account.eraseAt, new Date(now))))
      .for('update');
    for (const { id } of due) {
      await holdName(tx, id, now);
      await tx.delete(session).where(eq(session.account, id));
      await tx.delete(account).where(eq(account.id, id));
    }
    return due.length;
  });
}
