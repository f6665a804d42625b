// A guest account becomes part of another account: its devices and what it has played go with it.

import { eq } from 'drizzle-orm';
import { Problem } from '@rensa/api';
import type { ServerDatabase } from '../database/core/database.ts';
import { account, deviceKey, session } from '../database/schema/index.ts';
import { note } from './notices.ts';

/** Two named accounts are never joined: which name would be the one? */
export async function joinGuest(tx: ServerDatabase, guest: number, into: number): Promise<void> {
  const [from] = await tx.select().from(account).where(eq(account.id, guest)).for('update');
  if (from === undefined) throw new Problem('gone');
  if (from.kind !== 'guest') {
    throw new Problem('refused', { detail: 'this device has a named account of its own: sign out of it first' });
  }
  await tx.update(deviceKey).set({ account: into }).where(eq(deviceKey.account, guest));
  await tx.update(session).set({ account: into }).where(eq(session.account, guest));
  await tx.delete(account).where(eq(account.id, guest));
  await note(tx, into, 'guest-joined', '');
}
