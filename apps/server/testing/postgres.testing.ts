// A database of its own in the PostgreSQL of the machine, for tests of `npm run test:services`.

import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL that tests may make databases in. */
const ADDRESS = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface PostgresForTest {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly drop: () => Promise<void>;
}

export async function postgresForTest(): Promise<PostgresForTest> {
  const name = `rensa_test_${randomBytes(6).toString('hex')}`;
  await ask(`create database ${name}`);
  const url = new URL(ADDRESS);
  const [host, port] = [url.hostname, Number(url.port || 5432)];
  url.pathname = `/${name}`;
  return { url: url.href, host, port, drop: () => ask(`drop database if exists ${name} with (force)`) };
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADDRESS, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Error('no PostgreSQL for the tests: start one, or name it in TEST_DATABASE_URL', { cause: error });
  }
  await client.query(statement);
  await client.end();
}
