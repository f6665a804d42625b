// Before `npm start`: the page is built where something has changed, and the prepared database is made, once.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../database/pglite/prepared.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = join(ROOT, 'apps/web/dist');
const KEY = join(ROOT, '.cache/page.key');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const MADE = /(^|\/)(dist|node_modules|\.cache)(\/|$)/;

function filesIn(path: string): string[] {
  if (!existsSync(join(path, '.'))) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !MADE.test(entry.parentPath.slice(ROOT.length)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Changes with every source of the page. */
function pageKey(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of SOURCES.flatMap((source) => filesIn(join(ROOT, source)))) {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function buildPage(): void {
  const key = pageKey();
  const isBuilt = existsSync(join(PAGE, 'index.html')) && existsSync(KEY) && readFileSync(KEY, 'utf8') === key;
  if (isBuilt) return;
  console.error('Building the page…');
  execFileSync('npm', ['run', '-s', 'build', '-w', 'apps/web'], { cwd: ROOT, stdio: 'inherit', shell: true });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(KEY, key);
}

const preparing = process.env['DATABASE_URL'] === undefined ? prepare(join(ROOT, '.cache/database')) : undefined;
buildPage();
// A database that cannot be prepared is reported by the server, which serves the page all the same.
await preparing?.catch(() => {});
