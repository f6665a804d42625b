import { writeFileSync } from 'node:fs';
import { codeOf } from './errors.ts';

/** Writes a text and a line end to a file. */
export function saveText(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new Error(`cannot write ${JSON.stringify(file)}: ${codeOf(error)}`, { cause: error });
  }
}
