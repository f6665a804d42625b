// For tests: temporary files.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRATCH = fileURLToPath(new URL('../../../.cache/cli', import.meta.url));

/** Makes a new folder that a test may write to. */
export function scratchFolder(): string {
  mkdirSync(SCRATCH, { recursive: true });
  return mkdtempSync(join(SCRATCH, 'run-'));
}

/** Writes a file for a test and returns its path. All tests share the names. */
export function scratch(name: string, content: string): string {
  mkdirSync(SCRATCH, { recursive: true });
  const path = join(SCRATCH, name);
  writeFileSync(path, content);
  return path;
}
