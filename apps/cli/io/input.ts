// Reading what a command works on: a file, or standard input.

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { InputStream } from './streams.ts';

/** Nothing that the program reads is larger; it stops reading there, so that an endless stream ends too. */
const BYTES_MOST = 16_000_000;

const STDIN = '-';

/** `expected` says what should come, to someone who called the program from a terminal and gave it nothing. */
export async function readText(file: string | undefined, stdin: InputStream, expected: string): Promise<string> {
  if (file !== undefined && file !== STDIN) return readAll(createReadStream(file), JSON.stringify(file));
  if (file === undefined && stdin.isTTY === true) {
    throw new Error(`no input: name a file with ${expected}, or send it on standard input`);
  }
  return readAll(stdin, 'standard input');
}

async function readAll(stream: Readable, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > BYTES_MOST) break;
    }
  } catch (error) {
    throw new Error(`cannot read ${name}: ${whyNot(error as NodeJS.ErrnoException)}`, { cause: error });
  }
  if (bytes > BYTES_MOST) throw new Error(`${name} is too large: more than ${BYTES_MOST / 1e6} MB`);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'it may not be read',
  ENOTDIR: 'a part of its path is not a directory',
  ENAMETOOLONG: 'its name is too long',
};

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  return (code !== undefined && REASONS[code]) || message;
}

/** So many inputs can be given at once. */
export const ITEMS_MOST = 100_000;

export function checkCount(count: number): void {
  if (count > ITEMS_MOST) throw new Error(`more than ${ITEMS_MOST} inputs at once are too many`);
}

/** Inputs with a line `---` between them. */
export function splitInputs(text: string): string[] {
  const inputs: string[] = [];
  let end = 0;
  for (const { index, 0: separator } of text.matchAll(/^[ \t]*---[ \t\r]*$/gm)) {
    inputs.push(inputOf(text.slice(end, Math.max(end, index - 1))));
    checkCount(inputs.length + 1);
    end = index + separator.length + 1;
  }
  return inputs.length === 0 ? [inputOf(text)] : [...inputs, inputOf(text.slice(end))];
}

/** With plain line ends. */
function inputOf(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/\r$/, '');
}

/** No board is longer, with all the blank lines that may surround it. */
const BOARD_MOST = 100_000;

export function checkBoardSize(text: string): void {
  if (text.length > BOARD_MOST) throw new Error(`the board is too large: more than ${BOARD_MOST} characters`);
}
