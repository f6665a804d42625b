import { readFileSync } from 'node:fs';

/** Lines of a file with one golden answer each, as JSON. */
export function linesOf(file: URL): readonly string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}
