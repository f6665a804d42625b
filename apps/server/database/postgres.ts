// PostgreSQL over a pool of connections.

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type ServerDatabase, DRIZZLE } from './core/database.ts';
import type { OpenDatabase } from './core/opened.ts';

export async function openPostgres(url: string, connections: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 2000,
    // No query of ours is worth two workers.
    options: '-c max_parallel_workers_per_gather=0',
  });
  // A connection that breaks while it rests is replaced by the next query.
  pool.on('error', () => {});
  await pool.query('select 1');
  return {
    database: drizzle({ client: pool, ...DRIZZLE }) as unknown as ServerDatabase,
    close: () => pool.end(),
    // The pool connects again by itself.
    onLost: () => {},
  };
}
