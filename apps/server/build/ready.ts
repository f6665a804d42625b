// Before `npm start`: the page is built where something has changed, and the prepared database is made, once.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../database/pglite/prepared.ts';
import { keyOf } from './key.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = join(ROOT, 'apps/web/dist');
const KEY = join(ROOT, '.cache/page.key');

function buildPage(): void {
  const key = keyOf(ROOT, ['apps/web', 'packages', 'package-lock.json']);
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
