// For tests: files of their own.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRATCH = fileURLToPath(new URL('../../../.cache/cli', import.meta.url));

/** Where tests may write, a new one each time. */
export function scratchFolder(): string {
  mkdirSync(SCRATCH, { recursive: true });
  return mkdtempSync(join(SCRATCH, 'run-'));
}

/** Writes a file for a test and gives its path. Names are shared by all tests. */
export function scratch(name: string, content: string): string {
  mkdirSync(SCRATCH, { recursive: true });
  const path = join(SCRATCH, name);
  writeFileSync(path, content);
  return path;
}
