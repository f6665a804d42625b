// A log of all messages between the host and its programs, one JSON object per line, for people who write a bot.

import { appendFileSync } from 'node:fs';
import { codeOf } from '../io/errors.ts';

/** The sender of a logged line: this program, the bot, or the bot's standard error. */
type LoggedFrom = 'host' | 'bot' | 'stderr';

/** Notes one line. */
export type MessageLog = (from: LoggedFrom, line: string) => void;

export const LOG_FLAG = { log: 'value' } as const;
export const LOG_HELP = '--log FILE           add every message to and from a program to this file, one per line';

/** Opens logs of programs that are added to one file. */
export type LogOpener = (command: string) => MessageLog;

/** Undefined without a file. The file must be writable. */
export function logsTo(file: string | undefined): LogOpener | undefined {
  if (file === undefined) return undefined;
  append(file, '');
  let count = 0;
  return (command) => {
    const run = `${process.pid}-${++count}`;
    const start = performance.now();
    return (from, line) => {
      const ms = Math.round(performance.now() - start);
      append(file, `${JSON.stringify({ run, command, ms, from, message: parsed(line) })}\n`);
    };
  };
}

/** A line that is no JSON is logged as it is. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

function append(file: string, text: string): void {
  try {
    appendFileSync(file, text);
  } catch (error) {
    throw new Error(`cannot write to ${JSON.stringify(file)}: ${codeOf(error)}`, { cause: error });
  }
}
