// Accounts as a whole: found by a key, made for a new one, and as their owner sees them.

import { count, eq } from 'drizzle-orm';
import { type Account, Problem, type Proof } from '@rensa/api';
import type { ServerDatabase } from '../database/core/database.ts';
import { account, deviceKey, passkey, recovery } from '../database/schema/index.ts';
import { thumbprint } from './keys.ts';
import { renameTime } from './names.ts';

/** The device key of a proof, if it is known; a revoked one is refused. */
export async function findKey(tx: ServerDatabase, { key }: Proof): Promise<typeof deviceKey.$inferSelect | undefined> {
  const [found] = await tx
    .select()
    .from(deviceKey)
    .where(eq(deviceKey.id, thumbprint(key)));
  if (found?.revokedAt) throw new Problem('refused', { detail: 'this device was taken off its account' });
  return found;
}

export async function addKey(tx: ServerDatabase, id: number, { key, label }: Proof): Promise<string> {
  const print = thumbprint(key);
  const { x, y } = key;
  await tx.insert(deviceKey).values({ id: print, account: id, x, y, label });
  return print;
}

export async function makeGuest(tx: ServerDatabase): Promise<number> {
  const [made] = await tx.insert(account).values({ kind: 'guest' }).returning({ id: account.id });
  if (made === undefined) throw new Error('the new account has no row');
  return made.id;
}

/** An account as its owner sees it. */
export async function accountOf(database: ServerDatabase, id: number): Promise<Account> {
  const [me] = await database.select().from(account).where(eq(account.id, id));
  if (me === undefined) throw new Problem('gone');
  const [passkeys] = await database.select({ n: count() }).from(passkey).where(eq(passkey.account, id));
  const codes = await database.select({ n: count() }).from(recovery).where(eq(recovery.account, id));
  return {
    kind: me.kind,
    name: me.name,
    createdAt: me.createdAt.getTime(),
    renameAt: await renameTime(database, me),
    passkeys: passkeys?.n ?? 0,
    recovery: (codes[0]?.n ?? 0) > 0,
    eraseAt: me.eraseAt?.getTime() ?? null,
  };
}
