// A database with all tables and no rows, made once per version of PGlite and of the schema, and copied from then on.

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beside } from '../../base/beside.ts';
import { schemaVersion } from '../core/migrate.ts';

const run = promisify(execFile);

/** Makes the folder of the prepared database, unless it is there, and returns it. */
export async function prepare(cache: string): Promise<string> {
  const folder = join(cache, preparedKey());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const made = mkdtempSync(join(cache, 'new-'));
  try {
    await run(process.execPath, [...process.execArgv, fileURLToPath(beside(import.meta.url, 'prepare')), made], {
      timeout: 120_000,
    });
    // Another process may have been faster; its folder is as good.
    if (!existsSync(folder)) renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/** Puts a copy of the prepared database where there is none yet. */
export async function fill(folder: string, cache: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const prepared = await prepare(cache);
  mkdirSync(dirname(folder), { recursive: true });
  const copy = mkdtempSync(`${folder}-new-`);
  cpSync(prepared, copy, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(copy, folder);
}

function preparedKey(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist.*$/, 'package.json');
  return createHash('sha256').update(readFileSync(manifest)).update(schemaVersion()).digest('hex').slice(0, 16);
}
