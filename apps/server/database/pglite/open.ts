// PGlite in a folder.

import { drizzle } from 'drizzle-orm/pglite';
import { type Database, DRIZZLE } from '../database.ts';
import type { Opened } from '../open.ts';
import { ThreadedPglite } from './client.ts';
import { fill } from './prepared.ts';

export async function openPglite(folder: string, cache: string): Promise<Opened> {
  await fill(folder, cache);
  const client = await ThreadedPglite.open(folder);
  return {
    database: drizzle({ client: client as never, ...DRIZZLE }) as unknown as Database,
    close: () => client.close(),
    onLost: (lost) => {
      client.onLost = lost;
    },
  };
}
