// A whole server for tests: a real port, a database of its own, a page of two files.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { ServerClock } from '../base/clock.ts';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../base/config.ts';
import { openLog } from '../base/log.ts';
import { RensaServer } from '../start.ts';
import { PREPARED } from './database.testing.ts';
import { postgresForTest } from './postgres.testing.ts';

export interface TestServer {
  readonly url: string;
  readonly server: RensaServer;
  /** Everything that it has logged. */
  readonly logged: () => string;
  /** Moves its wall clock forward. */
  readonly skip: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** On PGlite, or on PostgreSQL in `npm run test:services`. */
export async function testServer(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rensa-server-'));
  const page = makePage(folder);
  let log = '';
  const out = new Writable({
    write(part, _, done) {
      log += String(part);
      done();
    },
  });
  let skipped = 0;
  const clock: ServerClock = { ...systemClock, now: () => Date.now() + skipped };
  const isService = process.env['TEST_SERVICES'] !== undefined && env['DATABASE_URL'] === undefined;
  const postgres = isService ? await postgresForTest() : undefined;
  const own = { PORT: '0', DATA_DIR: join(folder, 'data'), LIMIT_FACTOR: '1000' };
  const config = readConfig({ ...own, ...(postgres && { DATABASE_URL: postgres.url }), ...env });
  const server = await RensaServer.listen({ config, log: openLog('debug', out), page, prepared: PREPARED, clock });
  await server.open();
  return {
    url: server.url,
    server,
    logged: () => log,
    skip: (ms) => {
      skipped += ms;
    },
    close: async () => {
      await server.close();
      await postgres?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page with one script, and the rules of our hosts. */
export function makePage(folder: string): string {
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Rensa</title>');
  writeFileSync(join(page, '404.html'), '<!doctype html><title>Not found</title>');
  writeFileSync(join(page, 'assets/app-1234.js'), 'export {};\n'.repeat(100));
  writeFileSync(
    join(page, '_headers'),
    '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  writeFileSync(join(page, '_redirects'), '/assets/* /404.html 404\n/* /index.html 200\n');
  return page;
}
