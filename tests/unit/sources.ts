// For tests: the files of the repository that are code or configuration.

import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
/** Folders of built or fetched files, which are never committed. */
const MADE = new Set(['node_modules', 'dist', '.cache', '.git']);

/** Sorted paths, from the root, of files whose name has one of these endings. */
export function sourcesIn(endings: readonly string[], folder = ''): string[] {
  return readdirSync(new URL(folder, ROOT), { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) return sourcesIn(endings, `${path}/`);
      return endings.some((ending) => path.endsWith(ending)) ? [path] : [];
    })
    .toSorted();
}

export function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}
