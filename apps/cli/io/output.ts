import { messageOf } from '@rensa/engine';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { first } from './lists.ts';
import { type Ink, oneLine } from './print.ts';

/** The output of a command: one answer, one that takes a while, or one per input. */
export type Output = Answer | Report | Answers;

/** An answer for a program and for a person. */
export interface Answer {
  readonly json: unknown;
  readonly text: (ink: Ink) => string;
  /** The exit code if it is not 0: 1 for a failed check, 2 for a bad input. */
  readonly exit?: 1 | 2;
  /** A line for standard error, beside the output. */
  readonly problem?: string;
}

/** An answer that takes a while and reports its progress line by line. */
export interface Report {
  readonly run: (say: Write) => Promise<Answer>;
}

/** Answers in the order of their inputs, each computed when its turn comes. */
interface Answers {
  readonly items: readonly Item[];
}

/** One input of many. */
interface Item {
  /** The heading above its answer. */
  readonly title: string;
  readonly output: () => Answer | Promise<Answer>;
}

/** The exit code of what was written, and a line for standard error. */
interface Written {
  readonly exit: 0 | 1 | 2;
  readonly problem?: string;
}

type Write = (text: string) => Promise<void>;

/** The inputs of a call. With `many` the answer is a list, even of one. */
export interface Batch<Input> {
  readonly items: readonly Input[];
  readonly many: boolean;
}

/** Titles for inputs of a kind: `board 1`, `board 2`. */
export function numbered(noun: string): (input: unknown, index: number) => string {
  return (_, index) => `${noun} ${index + 1}`;
}

/** Answers the only input, or each of many under its title. */
export function answerEach<Input>(
  { items, many }: Batch<Input>,
  titleOf: (input: Input, index: number) => string,
  answer: (input: Input) => Answer | Promise<Answer>,
): Output | Promise<Output> {
  if (!many) return answer(first(items));
  return { items: items.map((input, i) => ({ title: titleOf(input, i), output: () => answer(input) })) };
}

/** Writes to a stream and waits for a slow reader, so long answers never fill the memory. */
export function waitingWriter(stream: Writable): Write {
  return async (text) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
}

/** Writes text with the ink; without ink, JSON. */
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

/** Writes an answer per item; the error of an item that fails takes its place. */
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
    const message = oneLine(messageOf(error));
    failures.push(`${title}: ${message}`);
    return { json: { error: message }, text: () => `error: ${message}` };
  }
}

function summary(failures: readonly string[]): string {
  const more = failures.length - 1;
  return more === 0 ? `${failures[0]}` : `${failures[0]} (and ${more} more)`;
}
