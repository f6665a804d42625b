// Keys that the server makes for itself at its first start. All nodes of a database share them.

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ServerDatabase } from './core/database.ts';
import { secret } from './schema/index.ts';

export async function secretKey(database: ServerDatabase, key: 'challenge'): Promise<Buffer> {
  await database
    .insert(secret)
    .values({ key, value: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await database.select().from(secret).where(eq(secret.key, key));
  if (row === undefined) throw new Error(`the secret ${key} has no row`);
  return row.value;
}
