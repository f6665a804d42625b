// The printed code that opens an account when no device is left.

import { eq } from 'drizzle-orm';
import { Problem } from '@rensa/api';
import { randomSymbols, readSymbols, withCheck } from '../base/base32.ts';
import { digest } from '../base/ids.ts';
import type { ServerDatabase } from '../database/core/database.ts';
import { recovery } from '../database/schema/index.ts';
import { note } from './notices.ts';

/** 115 random bits and two check symbols. */
const [RANDOM, LENGTH, GROUP] = [23, 25, 5];

/** A new code; the one before no longer works. */
export async function makeRecovery(database: ServerDatabase, account: number): Promise<string> {
  const code = withCheck(randomSymbols(RANDOM));
  const hash = digest(code);
  await database.transaction(async (tx) => {
    const row = { hash, createdAt: new Date() };
    await tx
      .insert(recovery)
      .values({ account, ...row })
      .onConflictDoUpdate({ target: recovery.account, set: row });
    await note(tx, account, 'recovery-made', '');
  });
  return grouped(code);
}

/** The account of a code. */
export async function accountOfRecovery(database: ServerDatabase, typed: string): Promise<number> {
  const code = readSymbols(typed, LENGTH);
  if (code === undefined)
    throw new Problem('refused', { detail: 'this is no recovery code: look for a mistyped symbol' });
  const [row] = await database
    .select()
    .from(recovery)
    .where(eq(recovery.hash, digest(code)));
  if (row === undefined) throw new Problem('refused', { detail: 'this recovery code opens no account' });
  return row.account;
}

function grouped(code: string): string {
  return Array.from({ length: LENGTH / GROUP }, (_, i) => code.slice(i * GROUP, (i + 1) * GROUP)).join('-');
}
