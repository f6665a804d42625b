// Everything that is stored about a person, a row after another. Secrets of the server are left out: digests say nothing.

import { eq } from 'drizzle-orm';
import type { ServerDatabase } from '../database/core/database.ts';
import { account, deviceKey, name, notice, passkey, recovery, session } from '../database/schema/index.ts';

interface ExportedRow {
  readonly table: string;
  readonly row: object;
}

export async function* exportOf(database: ServerDatabase, id: number): AsyncIterable<ExportedRow> {
  yield* rows('account', await database.select().from(account).where(eq(account.id, id)));
  yield* rows('name', await database.select().from(name).where(eq(name.account, id)));
  yield* rows('device_key', await database.select().from(deviceKey).where(eq(deviceKey.account, id)));
  const { id: key, label, transports, synced, createdAt: at, seenAt } = passkey;
  const passkeys = database.select({ key, label, transports, synced, at, seenAt }).from(passkey);
  yield* rows('passkey', await passkeys.where(eq(passkey.account, id)));
  const made = { createdAt: recovery.createdAt };
  yield* rows('recovery', await database.select(made).from(recovery).where(eq(recovery.account, id)));
  const { kind, credential, createdAt, expiresAt } = session;
  const sessions = database.select({ kind, credential, createdAt, expiresAt }).from(session);
  yield* rows('session', await sessions.where(eq(session.account, id)));
  yield* rows('notice', await database.select().from(notice).where(eq(notice.account, id)));
}

function* rows(table: string, all: readonly object[]): Iterable<ExportedRow> {
  for (const row of all) yield { table, row };
}
