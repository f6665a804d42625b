// Opens the database that the settings name.

import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import type { OpenDatabase } from './core/opened.ts';
import { migrate } from './core/migrate.ts';

type DatabaseSource = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>;

/** Opens the database and brings its tables up to date. `cache` is the folder of prepared databases. */
export async function openDatabase(source: DatabaseSource, cache: string): Promise<OpenDatabase> {
  const opened = await open(source, cache);
  try {
    await migrate(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function open({ DATABASE_URL, DATABASE_POOL, DATA_DIR }: DatabaseSource, cache: string): Promise<OpenDatabase> {
  if (DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(DATABASE_URL, DATABASE_POOL);
  }
  const { openPglite } = await import('./pglite/open.ts');
  return openPglite(join(DATA_DIR, 'database'), cache);
}
