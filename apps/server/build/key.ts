// A key that changes with every source, so that nothing is built twice.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that a build writes. */
const MADE = /(^|[\\/])(dist|node_modules|\.cache)([\\/]|$)/;

/** The key of some files and folders below a root. */
export function keyOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap((source) => filesIn(join(root, source), root))) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesIn(path: string, root: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !MADE.test(entry.parentPath.slice(root.length)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
