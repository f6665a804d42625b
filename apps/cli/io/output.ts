import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type Ink, oneLine } from './print.ts';

/** What a command has to say: one answer, one that takes a while, or one per input. */
export type Output = Answer | Report | Answers;

/** For a program and for a person. */
export interface Answer {
  readonly json: unknown;
  readonly text: (ink: Ink) => string;
  /** 1 when the thing checked is not valid, 2 when an input was bad. */
  readonly exit?: 1 | 2;
  /** A line for standard error, beside the output. */
  readonly problem?: string;
}

/** An answer that takes a while. It says on the way how it goes, line by line. */
export interface Report {
  readonly run: (say: Write) => Promise<Answer>;
}

/** Answers in the order of their inputs, each found when it is asked for. */
interface Answers {
  readonly items: readonly Item[];
}

/** One input of many. */
interface Item {
  /** How a person distinguishes it from the others. */
  readonly title: string;
  readonly output: () => Answer | Promise<Answer>;
}

/** What was written, and what it came to. */
interface Written {
  readonly exit: 0 | 1 | 2;
  readonly problem?: string;
}

type Write = (text: string) => Promise<void>;

/** Waits for a reader that is slow, so that long answers never fill the memory. */
export function waitingWriter(stream: Writable): Write {
  return async (text) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
}

/** Without ink, JSON is written. */
export async function writeOutput(
  output: Output,
  { ink, write }: { readonly ink: Ink | undefined; readonly write: Write },
): Promise<Written> {
  const textOf = (answer: Answer): string => (ink === undefined ? JSON.stringify(answer.json) : answer.text(ink));
  if ('items' in output) return writeAll(output.items, { isText: ink !== undefined, textOf, write });
  const answer = 'run' in output ? await output.run(async (line) => ink && write(`${line}\n`)) : output;
  await write(`${textOf(answer)}\n`);
  return { exit: answer.exit ?? 0, ...(answer.problem !== undefined && { problem: answer.problem }) };
}

interface Sheet {
  readonly isText: boolean;
  readonly textOf: (answer: Answer) => string;
  readonly write: Write;
}

/** One that fails leaves its error in its place. */
async function writeAll(items: readonly Item[], { isText, textOf, write }: Sheet): Promise<Written> {
  const failures: string[] = [];
  let isValid = true;
  if (!isText) await write('[');
  for (const [i, item] of items.entries()) {
    const answer = await answerOf(item, failures);
    if (answer.exit === 1) isValid = false;
    const text = textOf(answer);
    await write(isText ? `${i > 0 ? '\n\n' : ''}${item.title}\n${text}` : `${i > 0 ? ',' : ''}${text}`);
  }
  await write(isText ? '\n' : ']\n');
  if (failures.length > 0) return { exit: 2, problem: summary(failures) };
  return { exit: isValid ? 0 : 1 };
}

async function answerOf({ title, output }: Item, failures: string[]): Promise<Answer> {
  try {
    return await output();
  } catch (error) {
    const message = oneLine((error as Error).message);
    failures.push(`${title}: ${message}`);
    return { json: { error: message }, text: () => `error: ${message}` };
  }
}

function summary(failures: readonly string[]): string {
  const more = failures.length - 1;
  return more === 0 ? `${failures[0]}` : `${failures[0]} (and ${more} more)`;
}
