import { readFileSync } from 'node:fs';

/** The lines of a file: one golden answer each, as JSON. */
export function linesOf(file: URL): readonly string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}
