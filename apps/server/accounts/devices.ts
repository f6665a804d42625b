// The devices that can open an account.

import { and, asc, eq, isNull } from 'drizzle-orm';
import { Problem } from '@rensa/api';
import type { ServerDatabase } from '../database/core/database.ts';
import { deviceKey } from '../database/schema/index.ts';
import type { SignedIn, Tokens } from './tokens.ts';

interface DeviceRow {
  readonly id: string;
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

export async function devicesOf(database: ServerDatabase, me: SignedIn): Promise<{ devices: readonly DeviceRow[] }> {
  const rows = await database
    .select()
    .from(deviceKey)
    .where(and(eq(deviceKey.account, me.account), isNull(deviceKey.revokedAt)))
    .orderBy(asc(deviceKey.createdAt));
  const devices = rows.map(({ id, label, createdAt, seenAt }) => ({
    id,
    label,
    createdAt: createdAt.getTime(),
    seenAt: seenAt.getTime(),
    current: id === me.credential,
  }));
  return { devices };
}

/** Its key opens nothing from now on, and its sessions end. */
export async function revokeDevice(database: ServerDatabase, tokens: Tokens, me: SignedIn, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const revoked = await tx
      .update(deviceKey)
      .set({ revokedAt: new Date() })
      .where(and(eq(deviceKey.id, id), eq(deviceKey.account, me.account), isNull(deviceKey.revokedAt)))
      .returning();
    if (revoked.length === 0) throw new Problem('not-found');
    await tokens.closeAllOf(tx, id);
  });
  // Only now: before the commit a request could bring the session back into memory.
  tokens.forget(({ credential }) => credential === id);
}
