import { writeFileSync } from 'node:fs';

/** Writes a file that ends with its line. */
export function saveText(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new Error(`cannot write ${JSON.stringify(file)}: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
}
