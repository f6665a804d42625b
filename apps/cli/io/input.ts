// Reads the input of a command: a file, or standard input.

import { messageOf } from '@rensa/engine';
import { createReadStream } from 'node:fs';
import { codeOf } from './errors.ts';
import type { InputStream } from './streams.ts';

/** Bytes of one input. Reading stops there, so an endless stream ends too. */
const MAX_BYTES = 16_000_000;

const STDIN = '-';

/** Reads a whole text. `expected` names it in the message for a terminal without input. */
export async function readText(file: string | undefined, stdin: InputStream, expected: string): Promise<string> {
  if (file !== undefined && file !== STDIN) return readAll(createReadStream(file), JSON.stringify(file));
  if (file === undefined && stdin.isTTY === true) {
    throw new Error(`no input: name a file with ${expected}, or send it on standard input`);
  }
  return readAll(stdin, 'standard input');
}

async function readAll(stream: AsyncIterable<Buffer>, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MAX_BYTES) break;
    }
  } catch (error) {
    throw new Error(`cannot read ${name}: ${reasonOf(error)}`, { cause: error });
  }
  if (bytes > MAX_BYTES) throw new Error(`${name} is too large: more than ${MAX_BYTES / 1e6} MB`);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'it may not be read',
  ENOTDIR: 'a part of its path is not a directory',
  ENAMETOOLONG: 'its name is too long',
};

function reasonOf(error: unknown): string {
  return REASONS[codeOf(error) ?? ''] ?? messageOf(error);
}

/** Inputs that one call answers. */
export const MAX_ITEMS = 100_000;

export function checkCount(count: number): void {
  if (count > MAX_ITEMS) throw new Error(`more than ${MAX_ITEMS} inputs at once are too many`);
}

/** Splits a text into inputs at each line `---`. */
export function splitInputs(text: string): string[] {
  const inputs: string[] = [];
  let end = 0;
  for (const { index, 0: separator } of text.matchAll(/^[ \t]*---[ \t\r]*$/gm)) {
    inputs.push(withPlainEnds(text.slice(end, Math.max(end, index - 1))));
    checkCount(inputs.length + 1);
    end = index + separator.length + 1;
  }
  return inputs.length === 0 ? [withPlainEnds(text)] : [...inputs, withPlainEnds(text.slice(end))];
}

/** Replaces the line ends of Windows. */
function withPlainEnds(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\r$/, '');
}

/** Characters of a board, with the blank lines around it. */
const MAX_BOARD = 100_000;

export function checkBoardSize(text: string): void {
  if (text.length > MAX_BOARD) throw new Error(`the board is too large: more than ${MAX_BOARD} characters`);
}
