// PGlite in a folder.

import { drizzle } from 'drizzle-orm/pglite';
import { type ServerDatabase, DRIZZLE } from '../core/database.ts';
import type { OpenDatabase } from '../core/opened.ts';
import { ThreadedPglite } from './client.ts';
import { fill } from './prepared.ts';

export async function openPglite(folder: string, cache: string): Promise<OpenDatabase> {
  await fill(folder, cache);
  const client = await ThreadedPglite.open(folder);
  return {
    database: drizzle({ client: client as never, ...DRIZZLE }) as unknown as ServerDatabase,
    close: () => client.close(),
    onLost: (lost) => {
      client.onLost = lost;
    },
  };
}
