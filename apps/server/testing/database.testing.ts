// Databases for tests: a copy of the prepared folder, or a database of its own in the PostgreSQL that the environment names.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '../database/core/opened.ts';
import { openDatabase } from '../database/open.ts';

export const PREPARED = fileURLToPath(new URL('../../../.cache/database', import.meta.url));

export interface TestDatabase extends OpenDatabase {
  /** The data folder. */
  readonly folder: string;
}

export async function testDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'rensa-data-'));
  const opened = await openDatabase({ DATABASE_URL: undefined, DATABASE_POOL: 2, DATA_DIR: folder }, PREPARED);
  return {
    ...opened,
    folder,
    close: async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
