// The steps of the schema. drizzle's migrator does not lock, so two servers that start at once would both run them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ServerDatabase } from './database.ts';

/** From source and in the built server they are two folders away from each other. */
const MIGRATIONS = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../migrations' : '../database/migrations', import.meta.url),
);

/** One number for all servers of a database. */
const LOCK = 7_265_736;

/** The names of all steps, and so the version of the schema. */
export function schemaVersion(): string {
  return readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8');
}

/** Runs the steps that are missing. A database with newer steps than ours is left as it is. */
export async function migrate(database: ServerDatabase): Promise<void> {
  const steps = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`create table if not exists migration (made_at bigint primary key, hash text not null)`);
    const done = await tx.execute<{ made_at: string | number }>(sql`select made_at from migration`);
    const known = new Set(done.rows.map((row) => Number(row.made_at)));
    for (const { folderMillis, hash, sql: statements } of steps) {
      if (known.has(folderMillis)) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migration values (${folderMillis}, ${hash})`);
    }
  });
}
